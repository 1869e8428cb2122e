import type {
  ContentRating,
  CreditEntry,
  Difficulty,
  GameConfig,
  Language,
  StoryStatus,
} from '@kathaloka/contract/entities';
import type { ColumnType, Generated, Insertable, Kysely, Transaction } from 'kysely';
import type { ReadingTables } from './readingTables.ts';

/** The tables, as the migrations make them. Columns carry the names that cross the wire. */
export interface Tables extends ReadingTables {
  users: UsersTable;
  categories: CategoriesTable;
  tags: TagsTable;
  stories: StoriesTable;
  story_tags: StoryTagsTable;
  seedings: SeedingsTable;
  bundled_stories: BundledStoriesTable;
  account_sessions: AccountSessionsTable;
  refresh_tokens: RefreshTokensTable;
  mail_links: MailLinksTable;
  rate_limits: RateLimitsTable;
  credit_entries: CreditEntriesTable;
}

export type Database = Kysely<Tables>;
/** What a repository is given: the database, or the transaction that its caller has opened. */
export type Queries = Database | Transaction<Tables>;

/** PostgreSQL hands out instants as dates; they go in as dates as well. */
type Timestamp = ColumnType<Date, Date, Date>;
/** Parsed on the way out; the caller writes it as text, because pg would write an array as a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>;

export const ROLES = ['player', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export interface UsersTable {
  id: string;
  username: string;
  email: string;
  display_name: string | null;
  avatar_url: string | null;
  role: Role;
  /** Null: nobody can sign in with a password. */
  password_hash: string | null;
  /** Who the person is to Google, if the account is linked. */
  google_sub: string | null;
  is_verified: Generated<boolean>;
  has_premium_access: Generated<boolean>;
  /** Always the sum of the account's credit entries. */
  credits: Generated<number>;
  created_at: Timestamp;
}

/** One browser that is signed in. The row is the session: without it, no token of it is worth anything. */
export interface AccountSessionsTable {
  id: string;
  user_id: string;
  device: string;
  /** How often its refresh token has been replaced. */
  generation: Generated<number>;
  created_at: Timestamp;
  /** When its refresh token was last replaced. */
  last_used_at: Timestamp;
  expires_at: Timestamp;
}

/** Every refresh token that a session ever had, so that an old one is known when it comes back. */
export interface RefreshTokensTable {
  hash: Buffer;
  session_id: string;
  generation: number;
}

export const LINK_PURPOSES = ['verify', 'reset'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export interface MailLinksTable {
  hash: Buffer;
  user_id: string;
  purpose: LinkPurpose;
  /** The address that the mail went to: a link proves nothing about another one. */
  email: string;
  expires_at: Timestamp;
}

export interface RateLimitsTable {
  key: Buffer;
  hits: number;
  resets_at: Timestamp;
}

export interface CreditEntriesTable {
  id: string;
  user_id: string;
  kind: CreditEntry['kind'];
  amount: number;
  created_at: Timestamp;
}

export interface CategoriesTable {
  id: string;
  name: string;
  display_name: string;
  sort_order: number;
}

export interface TagsTable {
  id: string;
  display_name: string;
  color: string;
}

export interface StoriesTable {
  id: string;
  /** Null: the author has left. */
  author_id: string | null;
  category_id: string | null;
  title: string;
  tagline: string;
  story_description: string;
  story_prompt: string;
  story_system_prompt: Generated<string>;
  cover_image_url: string | null;
  image_alt: string;
  is_featured: Generated<boolean>;
  is_premium: boolean;
  content_rating: ContentRating;
  difficulty_level: Difficulty;
  status: StoryStatus;
  language: Language;
  created_at: Timestamp;
  published_at: ColumnType<Date | null, Date | null, Date | null>;
  initial_xp: number;
  actions_count: number;
  story_cards_count: number;
  total_scenes: number;
  branching_points: number;
  possible_endings: number;
  estimated_play_time: number;
  game_config: Json<GameConfig>;
  story_structure: Json<unknown>;
  lore_cards: Json<unknown>;
  depiction: Json<unknown>;
  lexicon: Json<unknown>;
  cover: Json<unknown>;
  likes_total: Generated<number>;
  plays_total: Generated<number>;
  bookmarks_total: Generated<number>;
  shares_count: Generated<number>;
  completion_rate: number | null;
  average_rating: Generated<number>;
}

export interface StoryTagsTable {
  story_id: string;
  tag_id: string;
  /** Tags are shown in the order that the author gave them. */
  position: number;
}

/** What this installation has been filled with. */
export interface SeedingsTable {
  name: string;
  seeded_at: Timestamp;
}

/** A bundled story that this installation has been given, though it may have been changed or deleted since. */
export interface BundledStoriesTable {
  /** The name of its file. */
  key: string;
  /** Digest of what was written. */
  given: string;
  /** Digest of what the database then held: as long as it holds the same, nobody has edited the story. */
  stored: string;
}

export type NewStoryRow = Insertable<StoriesTable>;
export type NewUserRow = Insertable<UsersTable>;
