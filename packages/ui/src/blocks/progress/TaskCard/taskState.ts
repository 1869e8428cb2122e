import type { Task } from '@kathaloka/contract/entities';

export type TaskState = 'locked' | 'completed' | 'open';

/** A lock takes precedence over everything else. */
export function taskState({ is_locked, is_completed }: Pick<Task, 'is_locked' | 'is_completed'>): TaskState {
  if (is_locked) return 'locked';
  return is_completed ? 'completed' : 'open';
}
