import type { FinishedTasks, TaskList } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { balanceOf } from '../economy/public.ts';
import { nextMidnight } from './deeds.ts';
import { presentFinished, presentSummary, presentTask } from './present.ts';
import { findAccount } from './repository.ts';
import { type ProgressDeps, settleProgress } from './settleProgress.ts';
import { TASKS, type TaskType } from './tasks.ts';

/** The tasks of one type, and the caller's progress. */
export async function listTasks(
  deps: ProgressDeps,
  { task_type, include_completed }: { readonly task_type: TaskType; readonly include_completed: boolean },
  { id: user_id }: Pick<SignedInUser, 'id'>,
): Promise<TaskList> {
  const standing = await settleProgress(deps, { user_id });
  const tasks = TASKS[task_type].map((rule) => presentTask(rule, task_type, standing));
  return {
    tasks: include_completed ? tasks : tasks.filter(({ is_completed }) => !is_completed),
    summary: presentSummary(await findAccount(deps.db, user_id), standing),
    streak: standing.streak,
    resets_at: nextMidnight(deps.clock()).toISOString(),
  };
}

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
