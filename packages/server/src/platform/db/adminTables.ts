import type { AuditEntry, ModelDay, OverviewDay } from '@kathaloka/contract/entities';
import type { AuditKind, ReportDecision, ReportKind, ReportState } from '@kathaloka/contract/limits';
import type { ColumnType, Generated } from 'kysely';

/** The tables of administration. */
export interface AdminTables {
  story_listing: StoryListingTable;
  story_counts: StoryCountsTable;
  audit_log: AuditLogTable;
  reports: ReportsTable;
  credit_grants: CreditGrantsTable;
  overview_days: OverviewDaysTable;
  narrator_failures: NarratorFailuresTable;
}

type Instant = ColumnType<Date, Date, never>;
type Timestamp = ColumnType<Date | null, Date | null, Date | null>;
/** Written as text, because pg would write an array as a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>;
/** A day as `2026-11-20`: pg would parse it as midnight in the machine's time zone. */
type Day = ColumnType<string, string, never>;

/** The columns by which the list of all stories is sorted and filtered. Maintained by triggers on the stories, and written by nothing else. */
export interface StoryListingTable {
  story_id: ColumnType<string, never, never>;
  created_at: ColumnType<Date, never, never>;
  title_key: ColumnType<string, never, never>;
  author_key: ColumnType<string, never, never>;
  category_key: ColumnType<string, never, never>;
  author_id: ColumnType<string | null, never, never>;
  category_id: ColumnType<string | null, never, never>;
  status: ColumnType<string, never, never>;
  is_featured: ColumnType<boolean, never, never>;
  is_premium: ColumnType<boolean, never, never>;
  /** A `tsvector` of the words of title, tagline and author, in lower case. */
  words: ColumnType<string, never, never>;
}

/** How many stories there are of one kind. Maintained by triggers on `story_listing`. */
export interface StoryCountsTable {
  status: ColumnType<string, never, never>;
  category_id: ColumnType<string | null, never, never>;
  is_featured: ColumnType<boolean, never, never>;
  is_premium: ColumnType<boolean, never, never>;
  stories: ColumnType<number, never, never>;
}

/** Append-only: the database refuses every change of an entry. */
export interface AuditLogTable {
  id: string;
  at: Instant;
  actor_id: string;
  action: string;
  kind: AuditKind;
  thing_id: string | null;
  /** Empty for people, who are named by their id only. */
  name: string;
  changes: Json<AuditEntry['changes']>;
  reason: string | null;
}

export interface ReportsTable {
  id: string;
  reporter_id: string;
  story_id: string;
  turn_id: string | null;
  passage: string | null;
  told_by: string | null;
  kind: ReportKind;
  words: string;
  state: Generated<ReportState>;
  created_at: Instant;
  decision: ReportDecision | null;
  note: string | null;
  decided_at: Timestamp;
  decided_by: string | null;
}

export interface CreditGrantsTable {
  operation_key: string;
  user_id: string;
  amount: number;
  reason: string;
  created_at: Instant;
}

/** The figures of one model for one day. */
export type ModelFigures = ModelDay & { readonly model_key: string };

/** The figures of one day, and of each model on it. */
export type DayFigures = Omit<OverviewDay, 'day'> & {
  readonly models: readonly ModelFigures[];
};

export interface OverviewDaysTable {
  day: Day;
  figures: Json<DayFigures>;
  computed_at: ColumnType<Date, Date, Date>;
}

export interface NarratorFailuresTable {
  at: Instant;
  /** The model that was asked for; null where it is not known. */
  model_key: Generated<string | null>;
}
