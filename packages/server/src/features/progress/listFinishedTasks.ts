import type { FinishedTasks } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { balanceOf } from '../economy/public.ts';
import { presentFinished } from './present.ts';
import { findPaidAfter } from './repository.ts';
import { type ProgressDeps, settleProgress } from './settleProgress.ts';

/** What was paid since the caller's last request. */
export async function listFinishedTasks(
  deps: ProgressDeps,
  { after }: { readonly after?: number | undefined },
  { id: user_id, youth }: Pick<SignedInUser, 'id' | 'youth'>,
): Promise<FinishedTasks> {
  // of the young nothing is counted
  if (youth)
    return {
      ...presentFinished([], 0),
      cursor: after ?? 0,
      coins_balance: await balanceOf(deps, { user_id }),
    };
  const { paid_count, stars } = await settleProgress(deps, { user_id });
  const later = after === undefined ? [] : await findPaidAfter(deps.db, user_id, after);
  // what was paid since is told to the next request, by its cursor
  const fresh = later.filter(({ number }) => number <= paid_count);
  const coins_balance = await balanceOf(deps, { user_id });
  return { ...presentFinished(fresh, stars), cursor: paid_count, coins_balance };
}
