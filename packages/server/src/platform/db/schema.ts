import type {
  ContentRating,
  Difficulty,
  GameConfig,
  Language,
  StoryStatus,
} from '@kathaloka/contract/entities';
import type { ColumnType, Generated, Insertable, Kysely, Transaction } from 'kysely';

/** The tables, as the migrations make them. Columns carry the names that cross the wire. */
export interface Tables {
  users: UsersTable;
  categories: CategoriesTable;
  tags: TagsTable;
  stories: StoriesTable;
  story_tags: StoryTagsTable;
  seedings: SeedingsTable;
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
  is_verified: Generated<boolean>;
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
  author_id: string;
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

export type NewStoryRow = Insertable<StoriesTable>;
export type NewUserRow = Insertable<UsersTable>;
