import type { ColumnType } from 'kysely';

type Instant = ColumnType<Date, Date, never>;

/** The tables of progress. */
export interface ProgressTables {
  progress_people: ProgressPeopleTable;
  progress_deeds: ProgressDeedsTable;
  paid_tasks: PaidTasksTable;
}

export interface ProgressPeopleTable {
  user_id: string;
  /** What happened before has been counted. */
  collected_until: Date;
}

/** `ever`, or a day in UTC as `2026-11-20`. */
type Scope = string;

/** What counts towards tasks, once for each subject. */
export interface ProgressDeedsTable {
  user_id: string;
  scope: Scope;
  kind: string;
  subject: string;
}

export interface PaidTasksTable {
  user_id: string;
  /** The first paid task of a person is 1. */
  number: number;
  task_id: string;
  /** The day of a daily task. */
  scope: Scope;
  stars: number;
  coins: number;
  finished_at: Instant;
}
