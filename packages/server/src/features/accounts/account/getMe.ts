import type { User } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import { notSignedIn } from '../../../platform/auth/admit.ts';
import { presentUser } from '../present.ts';
import { findUser } from '../repository.ts';

export async function getMe({ db }: Deps, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (!user) throw notSignedIn();
  return presentUser(user);
}
