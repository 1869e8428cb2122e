import type { FinishedTasks, ProgressSummary, Task } from '@kathaloka/contract/entities';
import { ALL_TIME } from './deeds.ts';
import { levelOf } from './levels.ts';
import type { PaidTask } from './repository.ts';
import { isPaid, type Progress } from './progress.ts';
import type { TaskRule } from './taskRule.ts';
import { taskById, type TaskType } from './tasks.ts';

/** A task for the screen. A paid task stays completed, and is never locked again. */
export function presentTask(rule: TaskRule, task_type: TaskType, progress: Progress): Task {
  const { task_id, title, description, target, level, coins, stars } = rule;
  const scope = task_type === 'daily' ? progress.today : ALL_TIME;
  const is_completed = isPaid(progress, rule, scope);
  const value = is_completed ? target : Math.min(target, progress.amount(rule.measures, scope));
  return {
    task_id,
    title,
    description,
    is_completed,
    is_locked: !is_completed && levelOf(progress.stars).current < (level ?? 1),
    star_reward: stars,
    level_required: level,
    progress_percentage: Math.floor((value / target) * 100),
    coin_reward: coins,
    current_value: value,
    target_value: target,
  };
}

export function presentSummary(
  { username, credits }: { readonly username: string; readonly credits: number },
  { stars }: Progress,
): ProgressSummary {
  return { username, level: levelOf(stars), currency: { coins_balance: credits } };
}

/** Finished tasks, without tasks that this version does not know. */
export function presentFinished(
  fresh: readonly PaidTask[],
  stars: number,
): Pick<FinishedTasks, 'finished' | 'new_level'> {
  const before = levelOf(stars - fresh.reduce((sum, paid) => sum + paid.stars, 0));
  const { title, current } = levelOf(stars);
  const finished = fresh.flatMap((paid) => {
    const task = taskById(paid.task_id);
    if (!task) return [];
    const { task_id, task_type } = task;
    return { task_id, title: task.title, task_type, coin_reward: paid.coins, star_reward: paid.stars };
  });
  return { finished, new_level: current > before.current ? { title, current } : null };
}
