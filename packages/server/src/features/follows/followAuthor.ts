import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { Follow } from '@kathaloka/contract/entities';
import { FOLLOWS_MAX } from '@kathaloka/contract/limits';
import { AppError } from '../../platform/AppError.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { lockAccount } from '../../platform/db/lockAccount.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/Deps.ts';
import { addFollow, countFollows, isFollowed, removeFollow, type Tie } from './repository.ts';
import { tieTo } from './tieTo.ts';

/** Follows an author, or no longer. */
export async function followAuthor(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  { username, is_followed }: BodyOf<'followAuthor'> & { readonly username: string },
  reader: SignedInUser,
): Promise<Follow> {
  const tie = await tieTo(deps, username, reader);
  if (tie.user_id === tie.author_id) throw new AppError('forbidden', 'Nobody follows themselves.');
  if (is_followed) await follow(deps, tie);
  else await removeFollow(deps.db, tie);
  return { is_followed, can_follow: true };
}

/** Follows of one reader run one after the other, so that their number stays bounded. */
function follow({ db, clock }: Pick<Deps, 'db' | 'clock'>, tie: Tie): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockAccount(transaction, tie.user_id);
    if (await isFollowed(transaction, tie)) return;
    if ((await countFollows(transaction, tie.user_id)) >= FOLLOWS_MAX) {
      const most = { resource: 'follow', max: FOLLOWS_MAX } as const;
      throw new AppError('limit_reached', `A reader follows at most ${most.max} authors.`, most);
    }
    await addFollow(transaction, tie, clock());
  });
}
