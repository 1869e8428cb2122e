import type { TaskId } from '@kathaloka/contract/limits';
import type { Measure } from './deeds.ts';

/** What there is to do: how much of what, from which level on, and what it pays. */
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
