import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The tables of readers' actions, and of search. Triggers keep the counters of stories equal to these rows. */
export interface ReadingTables {
  likes: ReactionsTable;
  bookmarks: ReactionsTable;
  reaction_wishes: ReactionWishesTable;
  share_salts: ShareSaltsTable;
  shares: SharesTable;
  story_stats: StoryStatsTable;
  catalogue_totals: CatalogueTotalsTable;
  story_search: StorySearchTable;
  search_suffixes: SearchSuffixesTable;
  search_queue: SearchQueueTable;
}

/** A timestamp that is written once. */
type Instant = ColumnType<Date, Date, never>;
/** A day as `2026-11-20`: pg would parse it as midnight in the machine's time zone. */
type Day = ColumnType<string, string, never>;

export interface ReactionsTable {
  user_id: string;
  story_id: string;
  created_at: Instant;
}

export interface ReactionWishesTable {
  user_id: string;
  story_id: string;
  reaction: 'likes' | 'bookmarks';
  /** Text, because pg returns a bigint as text. */
  sequence: ColumnType<string, number, number>;
  wished_at: Date;
}

export interface ShareSaltsTable {
  day: Day;
  salt: Buffer;
}

export interface SharesTable {
  story_id: string;
  day: Day;
  /** Anonymous once the day's salt has been deleted. */
  sharer: Buffer;
}

/** The counters of a story: one narrow row each, created with it and updated by triggers. */
export interface StoryStatsTable {
  story_id: string;
  /** Follows the story's status by a trigger. */
  is_published: boolean;
  likes_total: Generated<number>;
  plays_total: Generated<number>;
  bookmarks_total: Generated<number>;
  shares_count: Generated<number>;
  completion_rate: number | null;
  average_rating: Generated<number>;
  /** These follow the story by triggers. */
  author_id: ColumnType<string | null, never, never>;
  category_id: ColumnType<string | null, never, never>;
  status: ColumnType<string, never, never>;
  is_featured: ColumnType<boolean, never, never>;
  is_premium: ColumnType<boolean, never, never>;
}

/** A single row, maintained by triggers. */
export interface CatalogueTotalsTable {
  published: GeneratedAlways<number>;
}

/** The search documents of published stories. */
export interface StorySearchTable {
  story_id: string;
  /** Its words, folded, separated by single spaces. */
  title: string;
  /** Words prefixed with the letter of their field. */
  words: string;
}

/** The suffixes of words, for searches inside them. */
export interface SearchSuffixesTable {
  suffix: string;
  word: string;
}

/** Stories whose words may have changed. */
export interface SearchQueueTable {
  id: GeneratedAlways<string>;
  story_id: string;
}
