import type { Follow } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { isFollowed } from './repository.ts';
import { tieTo } from './tieTo.ts';

export async function getFollow(
  deps: Pick<Deps, 'db' | 'config'>,
  { username }: { readonly username: string },
  reader: SignedInUser,
): Promise<Follow> {
  const tie = await tieTo(deps, username, reader);
  return { is_followed: await isFollowed(deps.db, tie), can_follow: tie.user_id !== tie.author_id };
}
