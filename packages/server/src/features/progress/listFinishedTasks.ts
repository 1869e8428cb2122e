import type { FinishedTasks } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { balanceOf } from '../economy/public.ts';
import { presentFinished } from './present.ts';
import { type ProgressDeps, settleProgress } from './settleProgress.ts';

/** What was paid since the caller's last request. */
export async function listFinishedTasks(
  deps: ProgressDeps,
  { after }: { readonly after?: number | undefined },
  { id: user_id }: Pick<SignedInUser, 'id'>,
): Promise<FinishedTasks> {
  const { paid, stars } = await settleProgress(deps, { user_id });
  const fresh = after === undefined ? [] : paid.filter(({ number }) => number > after);
  const coins_balance = await balanceOf(deps, { user_id });
  return { ...presentFinished(fresh, stars), cursor: paid.length, coins_balance };
}
