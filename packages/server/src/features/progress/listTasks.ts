import type { TaskList } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { nextMidnight } from './deeds.ts';
import { presentSummary, presentTask } from './present.ts';
import { findAccount } from './repository.ts';
import { type ProgressDeps, settleProgress } from './settleProgress.ts';
import { TASKS, type TaskType } from './tasks.ts';

/** The tasks of one type, and the caller's progress. */
export async function listTasks(
  deps: ProgressDeps,
  { task_type, include_completed }: { readonly task_type: TaskType; readonly include_completed: boolean },
  { id: user_id }: Pick<SignedInUser, 'id'>,
): Promise<TaskList> {
  const progress = await settleProgress(deps, { user_id });
  const tasks = TASKS[task_type].map((rule) => presentTask(rule, task_type, progress));
  return {
    tasks: include_completed ? tasks : tasks.filter(({ is_completed }) => !is_completed),
    summary: presentSummary(await findAccount(deps.db, user_id), progress),
    streak: progress.streak,
    resets_at: nextMidnight(deps.clock()).toISOString(),
  };
}
