import type { User } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import { notSignedIn } from '../../../platform/auth/admit.ts';
import { presentAccount } from '../presentYouth.ts';
import { findUser } from '../repository.ts';

export async function getMe(deps: Deps, id: string): Promise<User> {
  const user = await findUser(deps.db, id);
  if (!user) throw notSignedIn();
  return presentAccount(deps, user);
}
