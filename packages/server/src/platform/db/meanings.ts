import type {
  ActionResponse,
  AuditEntry,
  OfflineBrought,
  ContentRating,
  CreditEntry,
  Difficulty,
  GameConfig,
  Language,
  MemoryEntry,
  ModelDay,
  Names,
  OverviewDay,
  PlayChoice,
  SeriesTranslation,
  StoryStatus,
  StoryTranslation,
  StruckSentence,
  Turn,
  TurnReasons,
  UsageDay,
  VersionChange,
} from '@kathaloka/contract/entities';
import type { ErrorCode } from '@kathaloka/contract/errors';
import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type {
  AuditKind,
  GuardianProofKind,
  ReportDecision,
  ReportKind,
  ReportState,
  EditKind,
  ROLES,
  StoryAct,
} from '@kathaloka/contract/limits';
import type { LeftValue, PlayState, Share, StoredParts } from '@kathaloka/story';

export type Role = (typeof ROLES)[number];

export type LinkPurpose = 'verify' | 'reset';

/** What an entry of the ledger is for. */
export interface CreditReference {
  readonly type: 'session' | 'turn' | 'task';
  readonly id: string;
}

/** The texts of a story that are not played. */
export type StoryCardTexts = Readonly<Record<'title' | 'tagline' | 'story_description', string>>;

/**
 * The stored answer of an undo or redo. The history is read when the answer is sent, because each stored copy would
 * be a page of text.
 */
export interface StoredMove {
  readonly moved_to: string;
}

/** The answer of an action. */
export type StoredAnswer = ActionResponse | StoredMove;

/** The body of a failed action. */
export interface StoredProblem {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly [field: string]: unknown;
}

export type ModelFigures = ModelDay & { readonly model_key: string };

/** The figures of one day, as sums and by model. */
export type DayFigures = Omit<OverviewDay, 'day'> & {
  readonly models: readonly ModelFigures[];
  /** Absent for days before usage was counted. */
  readonly usage?: readonly UsageFigures[];
};

/** The usage of one provider's model on one day. */
export type UsageFigures = UsageDay & { readonly model: string };

/** What the database does not know about a column: the members of a closed list, and the content of JSON. */
export interface Meanings {
  audit_log: { kind: AuditKind; changes: AuditEntry['changes'] };
  categories: { names: Names };
  credit_entries: { kind: CreditEntry['kind']; reference_type: CreditReference['type'] };
  guardianships: { proof: GuardianProofKind };
  offline_plays: { language: Language; brought: OfflineBrought };
  mail_links: { purpose: LinkPurpose };
  overview_days: { figures: DayFigures };
  play_actions: { status: 'running' | 'done' | 'failed'; answer: StoredAnswer; problem: StoredProblem };
  reaction_wishes: { reaction: 'likes' | 'bookmarks' };
  reports: { kind: ReportKind; state: ReportState; decision: ReportDecision };
  game_sessions: { language: Language };
  session_facts: { known_to: readonly string[]; by: MemoryEntry['by'] };
  series: {
    language: Language;
    shares: readonly (Share & { readonly meaning?: string })[];
    translations: SeriesTranslation[];
  };
  series_memories: { left_values: readonly LeftValue[] };
  session_summaries: { layer: 1 | 2 | 3 };
  stories: {
    content_rating: ContentRating;
    difficulty_level: Difficulty;
    game_config: GameConfig;
    language: Language;
    status: StoryStatus;
    translations: StoryTranslation[];
    meets: string[];
  };
  shared_turns: { language: Language };
  story_drafts: { content: Record<string, unknown> };
  story_snapshots: { content: Readonly<Record<string, unknown>> };
  story_restore_points: {
    card: StoryCardTexts;
    scenes: readonly string[];
    act: StoryAct;
    kinds: EditKind[];
  };
  story_versions: { kinds: VersionChange[] };
  tags: { names: Names };
  turns: {
    action_type: Turn['action_type'];
    choices: readonly PlayChoice[];
    parts: StoredParts;
    struck: readonly StruckSentence[];
    remembered: readonly string[];
    state: PlayState;
    stepped_in: NonNullable<TurnReasons['stepped_in']>;
  };
  users: { language: InterfaceLanguage; role: Role };
}

/** Columns that every insert must set, although they have a default, which the migration needed. */
export type AlwaysGiven =
  | `game_sessions.${'choices_made' | 'scenes_completed' | 'completion_percentage' | 'is_completed' | 'last_line'}`
  | `turns.${'action_type' | 'choices' | 'credits_consumed' | 'success' | 'state' | 'duration_ms'}`;

/** Columns that only triggers and sequences write. */
export type ByDatabase =
  | `${'catalogue_totals' | 'story_counts' | 'story_listing' | 'turn_branches'}.${string}`
  | `story_stats.${'author_id' | 'category_id' | 'status' | 'is_featured' | 'is_premium'}`
  | `turns.${'snapshot_id' | 'branch' | 'depth' | 'is_inherited' | 'told_offline_at'}`
  | `game_sessions.${'played_seconds' | 'credits_spent'}`
  | 'search_queue.id';

/** Columns that are never updated. */
export type WrittenOnce =
  | `${string}.${'at' | 'committed_at' | 'created_at' | 'day' | 'finished_at' | 'started_at'}`
  | `story_versions.${string}`
  | `turns.${'notes' | 'parts' | 'perhaps_meant' | 'stepped_in' | 'struck' | 'told_for' | 'understood_as'}`
  | `model_usage.${string}`
  | 'play_actions.model_key';
