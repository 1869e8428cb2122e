import type { ActionResponse, HistoryEntry, PlayChoice, TurnReasons } from '@kathaloka/contract/entities';
import type { ErrorCode } from '@kathaloka/contract/errors';
import type { PlayState } from '@kathaloka/contract/story';
import type { ColumnType, JSONColumnType } from 'kysely';

/** The tables of play. */
export interface PlayTables {
  story_snapshots: StorySnapshotsTable;
  game_sessions: GameSessionsTable;
  session_snapshots: SessionSnapshotsTable;
  turns: TurnsTable;
  turn_branches: TurnBranchesTable;
  turn_notes: TurnNotesTable;
  session_summaries: SessionSummariesTable;
  session_facts: SessionFactsTable;
  session_fact_words: SessionFactWordsTable;
  provider_spending: ProviderSpendingTable;
  play_actions: PlayActionsTable;
}

type Instant = ColumnType<Date, Date, never>;
type Timestamp = ColumnType<Date, Date, Date>;
/** Written by the database. */
type Given<T> = ColumnType<T, undefined, never>;
/** Written as text, because pg would write an array as a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>;

export interface StorySnapshotsTable {
  id: string;
  story_id: string;
  digest: string;
  /** Parsed by the play feature. */
  content: Json<unknown>;
  created_at: Instant;
}

export interface GameSessionsTable {
  id: string;
  user_id: string;
  story_id: string;
  snapshot_id: string;
  created_at: Instant;
  updated_at: Timestamp;
  /** The newest part. Null only within the transaction that creates the session. */
  head_turn_id: ColumnType<string, string | null, string>;
  /** The end of what redo can bring back; the head itself where there is nothing. */
  tip_turn_id: ColumnType<string, string | null, string>;
  /** What is left of the XP of the newest part when undo has been paid. */
  current_xp: number;
  /** What undo has cost so far, in XP: the states that it goes back to stay as they were. */
  undo_xp: ColumnType<number, number | undefined, number>;
  choices_made: number;
  scenes_completed: number;
  completion_percentage: number;
  is_completed: boolean;
  last_line: string;
  /** The number of the version that it plays; 0 for a story that was not published yet. */
  story_version: ColumnType<number, number | undefined, number>;
  /** Without pauses; maintained by a trigger. */
  played_seconds: Given<number>;
}

/** Versions that a session has left for another one. */
export interface SessionSnapshotsTable {
  session_id: string;
  snapshot_id: string;
  story_version: number;
}

export interface TurnsTable {
  id: string;
  session_id: string;
  committed_at: Instant;
  /** Null for the first turn of a session. */
  parent_id: string | null;
  /** The snapshot that the session played at that time. */
  snapshot_id: Given<string>;
  /** Where it stands in the tree of its session. */
  branch: Given<string>;
  /** How many turns were told up to here, this one included; pictures are not counted. */
  depth: Given<number>;
  /** For another telling: the turn that was told first. */
  telling_of: string | null;
  action_type: HistoryEntry['action_type'];
  user_input: string | null;
  selected_choice: string | null;
  ai_response: string | null;
  choices: Json<readonly PlayChoice[]>;
  /** The choice that the player's words may have meant; nobody was sure. */
  perhaps_meant: ColumnType<string | null, string | null | undefined, never>;
  image_url: string | null;
  /** What the picture shows, in words; null where there is none, and of older pictures. */
  image_alt: string | null;
  style: string | null;
  prompt: string | null;
  model_used: string | null;
  /** The provider's model that told or drew it. Null: the built-in narrator, or the author. */
  told_by: string | null;
  /** Why the built-in narrator told or drew it in place of a model; null where it did not. */
  stepped_in: ColumnType<TurnReasons['stepped_in'], TurnReasons['stepped_in'] | undefined, never>;
  /** What its narrator used of the lore, and of what the player did before. */
  remembered: ColumnType<readonly string[], string | undefined, string>;
  credits_consumed: number;
  success: boolean;
  /** The state of play after the turn. */
  state: Json<PlayState>;
  duration_ms: number;
}

/** A part of a session's tree without forks, named after its first turn. */
export interface TurnBranchesTable {
  id: Given<string>;
  session_id: Given<string>;
  /** Those that lead to it, and the depth of the last turn of each; of very many only the last ones. */
  branches: Given<readonly string[]>;
  depths: Given<readonly number[]>;
  /** In whose row those before them stand. */
  before: Given<string | null>;
}

/** Columns of data that belongs to a turn and is searched along the path to a later one. */
interface OfTurn {
  session_id: string;
  turn_id: string;
  branch: string;
  depth: number;
}

/** A summary of the turns up to a turn. */
export interface SessionSummariesTable extends OfTurn {
  id: string;
  /** 1: of ten turns; 2 and 3: of eight summaries of the layer below. */
  layer: 1 | 2 | 3;
  /** Null while it is written; empty where the model had nothing of use to say. */
  text: string | null;
  created_at: Timestamp;
}

/** A fact established by a turn. Of the facts with one key on a path, the newest counts. */
export interface SessionFactsTable extends OfTurn {
  key: string;
  value: string;
  known_to: Json<readonly string[]>;
}

/** The words that name a fact, in the form in which texts are compared. */
export interface SessionFactWordsTable extends OfTurn {
  key: string;
  word: string;
}

/** What a narrator stores with a turn for the next one. */
export interface TurnNotesTable {
  turn_id: string;
  notes: Json<unknown>;
}

/** The cost of the provider's models on one day. */
export interface ProviderSpendingTable {
  day: string;
  credits: number;
}

/** The body of a failed action. */
export interface StoredProblem {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly [field: string]: unknown;
}

export interface PlayActionsTable {
  session_id: string;
  key: string;
  /** Who pays. */
  user_id: string;
  request_digest: string;
  status: 'running' | 'done' | 'failed';
  /** Identifies the process that runs it: a process that has lost the lease cannot commit. */
  attempt: string;
  lease_until: Timestamp;
  credits_held: number;
  /** The model that was asked for; null where none is. */
  model_key: ColumnType<string | null, string | null | undefined, never>;
  /** What was told so far, for readers in other processes. */
  text_so_far: string;
  answer: JSONColumnType<ActionResponse> | null;
  problem: JSONColumnType<StoredProblem> | null;
  started_at: Instant;
}
