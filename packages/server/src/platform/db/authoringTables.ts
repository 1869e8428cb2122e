import type { VersionChange } from '@kathaloka/contract/entities';
import type { StoryCounts } from '@kathaloka/contract/story';
import type { ColumnType, Generated } from 'kysely';

/** The tables of authoring. */
export interface AuthoringTables {
  story_versions: StoryVersionsTable;
  story_drafts: StoryDraftsTable;
  scene_visits: SceneVisitsTable;
}

/** The published versions. The database refuses every change of a row. */
export interface StoryVersionsTable extends StoryCounts {
  story_id: string;
  number: number;
  snapshot_id: string;
  note: string;
  kinds: ColumnType<VersionChange[], string, never>;
  published_at: ColumnType<Date, Date, never>;
  /** Null: the account is gone. */
  published_by: string | null;
}

/** Unsaved edits, one for each person and page. */
export interface StoryDraftsTable {
  user_id: string;
  /** `new`, or the id of the story. */
  place: string;
  story_id: string | null;
  content: ColumnType<Record<string, unknown>, string, string>;
  /** Another one after each change, from a sequence. */
  version: Generated<number>;
  saved_at: ColumnType<Date, Date, Date>;
}

/** Each time that a session entered a scene, written by the database. */
export interface SceneVisitsTable {
  session_id: string;
  from_node: string | null;
  node: string;
}
