import type { TaskId } from '@kathaloka/contract/limits';
import type { Measure } from './deeds.ts';

/** A task: what to do and how often, from which level on, and the reward. */
export interface TaskRule {
  readonly task_id: TaskId;
  readonly title: string;
  readonly description: string;
  readonly measures: Measure;
  readonly target: number;
  readonly level: number | null;
  readonly coins: number;
  readonly stars: number;
}
