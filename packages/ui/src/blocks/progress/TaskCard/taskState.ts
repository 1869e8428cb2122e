import type { Task } from '@kathaloka/contract/entities';

export type TaskState = 'locked' | 'completed' | 'open';

/** Returns the state of a task; locked takes precedence. */
export function taskState({ is_locked, is_completed }: Pick<Task, 'is_locked' | 'is_completed'>): TaskState {
  if (is_locked) return 'locked';
  return is_completed ? 'completed' : 'open';
}

type Waiting = Pick<Task, 'is_locked' | 'is_completed' | 'level_required' | 'current_value' | 'target_value'>;

/** Whether the target of a task is reached, but its level is not. Its reward is paid when the level is reached. */
export const waitsForLevel = <T extends Waiting>(task: T): task is T & { readonly level_required: number } =>
  task.level_required !== null &&
  task.is_locked &&
  !task.is_completed &&
  task.current_value >= task.target_value;
