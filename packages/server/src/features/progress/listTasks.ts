import type { TaskList } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { nextMidnight } from './deeds.ts';
import { drawDaily, pricesOf } from './drawDaily.ts';
import { presentSummary, presentTask } from './present.ts';
import { findAccount } from './repository.ts';
import { type ProgressDeps, settleProgress } from './settleProgress.ts';
import { TASKS, type TaskType } from './tasks.ts';

/** The tasks of one type, and the caller's progress. */
export async function listTasks(
  deps: ProgressDeps & Pick<Deps, 'config'>,
  { task_type, include_completed }: { readonly task_type: TaskType; readonly include_completed: boolean },
  { id: user_id }: Pick<SignedInUser, 'id'>,
): Promise<TaskList> {
  const progress = await settleProgress(deps, { user_id });
  const account = await findAccount(deps.db, user_id);
  const rules =
    task_type === 'daily' ? drawDaily(progress, account.credits, pricesOf(deps.config.ai)) : TASKS[task_type];
  const tasks = rules.map((rule) => presentTask(rule, task_type, progress));
  return {
    tasks: include_completed ? tasks : tasks.filter(({ is_completed }) => !is_completed),
    summary: presentSummary(account, progress),
    streak: progress.streak,
    resets_at: nextMidnight(deps.clock()).toISOString(),
  };
}
