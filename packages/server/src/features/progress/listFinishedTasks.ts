import type { FinishedTasks } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { balanceOf } from '../economy/public.ts';
import { presentFinished } from './present.ts';
import { findPaidAfter } from './repository.ts';
import { type ProgressDeps, settleProgress } from './settleProgress.ts';

/** The tasks that were paid since the caller's last request. */
export async function listFinishedTasks(
  deps: ProgressDeps,
  { after }: { readonly after?: number | undefined },
  { id: user_id, youth }: Pick<SignedInUser, 'id' | 'youth'>,
): Promise<FinishedTasks> {
  // nothing is counted for the young
  if (youth)
    return {
      ...presentFinished([], 0),
      cursor: after ?? 0,
      coins_balance: await balanceOf(deps, { user_id }),
    };
  const { paid_count, stars } = await settleProgress(deps, { user_id });
  const later = after === undefined ? [] : await findPaidAfter(deps.db, user_id, after);
  // the next request returns tasks that were paid meanwhile, by its cursor
  const fresh = later.filter(({ number }) => number <= paid_count);
  const coins_balance = await balanceOf(deps, { user_id });
  return { ...presentFinished(fresh, stars), cursor: paid_count, coins_balance };
}
