import type { Task } from '@kathaloka/contract/entities';

export type TaskState = 'locked' | 'completed' | 'open';

/** Returns the state of a task; locked takes precedence. */
export function taskState({ is_locked, is_completed }: Pick<Task, 'is_locked' | 'is_completed'>): TaskState {
  if (is_locked) return 'locked';
  return is_completed ? 'completed' : 'open';
}

type Waiting = Pick<Task, 'is_locked' | 'is_completed' | 'level_required' | 'current_value' | 'target_value'>;

/** Whether a task was done before its level was reached, so that it is paid once the level is reached. */
export const waitsForLevel = <T extends Waiting>(task: T): task is T & { readonly level_required: number } =>
  task.level_required !== null &&
  task.is_locked &&
  !task.is_completed &&
  task.current_value >= task.target_value;
