import type { ColumnType, GeneratedAlways } from 'kysely';

/** What readers leave behind, and what search reads. Counters of stories follow these rows by triggers. */
export interface ReadingTables {
  likes: ReactionsTable;
  bookmarks: ReactionsTable;
  share_salts: ShareSaltsTable;
  shares: SharesTable;
  game_sessions: GameSessionsTable;
  turns: TurnsTable;
  catalogue_totals: CatalogueTotalsTable;
  story_search: StorySearchTable;
  search_suffixes: SearchSuffixesTable;
  search_queue: SearchQueueTable;
}

/** An instant that is written once. */
type Instant = ColumnType<Date, Date, never>;
/** A day as `2026-11-20`: pg would read it as midnight of the machine's own time zone. */
type Day = ColumnType<string, string, never>;

export interface ReactionsTable {
  user_id: string;
  story_id: string;
  created_at: Instant;
}

export interface ShareSaltsTable {
  day: Day;
  salt: Buffer;
}

export interface SharesTable {
  story_id: string;
  day: Day;
  /** Says nothing about anybody once the day's salt is gone. */
  sharer: Buffer;
}

export interface GameSessionsTable {
  id: string;
  user_id: string;
  story_id: string;
  created_at: Instant;
}

export interface TurnsTable {
  id: string;
  session_id: string;
  committed_at: Instant;
}

/** One row, kept by triggers. */
export interface CatalogueTotalsTable {
  published: GeneratedAlways<number>;
}

/** Published stories as search sees them. */
export interface StorySearchTable {
  story_id: string;
  /** Its words, folded, with one space between. */
  title: string;
  /** Words with the letter of their field. */
  words: string;
}

/** Where words can be entered other than at their beginning. */
export interface SearchSuffixesTable {
  suffix: string;
  word: string;
}

/** Stories whose words may have changed. */
export interface SearchQueueTable {
  id: GeneratedAlways<string>;
  story_id: string;
}
