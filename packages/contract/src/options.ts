/** Closed lists of values, in the order of the forms. */

export const CONTENT_RATINGS = ['everyone', 'general', 'family', 'teen', 'mature'] as const;
/** The content ratings that a youth account may read: `family` is for any age, `teen` for readers from age 13. */
export const YOUNG_RATINGS = {
  family: ['everyone', 'general', 'family'],
  teen: ['everyone', 'general', 'family', 'teen'],
} as const satisfies Record<string, readonly (typeof CONTENT_RATINGS)[number][]>;
export type YoungRating = keyof typeof YOUNG_RATINGS;
/** Which accounts are youth accounts: none, those of minors by year of birth, or all. */
export const YOUNG_ACCOUNTS = ['off', 'by-year', 'all'] as const;
export type YoungAccounts = (typeof YOUNG_ACCOUNTS)[number];
/** What a youth account still needs before its owner can play. */
export const YOUTH_NEEDS = ['birth_year', 'guardian', 'consent'] as const;
export type YouthNeed = (typeof YOUTH_NEEDS)[number];
export const GUARDIANSHIP_STATES = ['asked', 'granted', 'withdrawn'] as const;
/** How a guardian's consent is proved. */
export const GUARDIAN_PROOFS = ['mail', 'administrator'] as const;
export type GuardianProofKind = (typeof GUARDIAN_PROOFS)[number];
export const DIFFICULTIES = ['beginner', 'easy', 'medium', 'advanced', 'hard'] as const;
export const STORY_STATUSES = ['draft', 'in_review', 'published', 'archived'] as const;
export const LANGUAGES = ['en', 'hi', 'bn', 'te', 'mr', 'ta', 'ur', 'gu', 'kn', 'ml'] as const;

export const NODE_MODES = ['verbatim', 'guided', 'retold', 'open'] as const;
/** What one part of a series may leave for another: a thing, which the reader has or not, or a number. */
export const SHARE_KINDS = ['thing', 'number'] as const;
/** What is wrong across the parts of a series. */
export const SERIES_FAULTS = [
  /** The series does not share the name. */
  'not shared',
  /** Used as a thing although it is a number, or vice versa. */
  'other kind',
  /** Taken, but no earlier part leaves it. */
  'never left',
  /** Left, but no later part takes it. */
  'never taken',
  /** The part is not published, so readers cannot reach it. */
  'hidden',
] as const;
export const DEPICTION_RULES = ['may be drawn', 'symbol only', 'never'] as const;
export const PICTURE_STYLES = ['vishvakarma', 'chitrakar', 'ajanta', 'ravivarma'] as const;
/** Prefixes of the keys of image models; all other keys are those of text models. */
export const IMAGE_MODEL_PREFIXES = ['chitrakar', 'ajanta', 'ravivarma', 'vishvakarma'] as const;
/** The keys of the text models. The keys of the image models are the styles of pictures. */
export const TEXT_MODELS = ['tenali', 'birbal', 'vyasa'] as const;
export const MODEL_TIERS = ['standard', 'advanced', 'epic'] as const;

/** The actions of players. Histories also have `story_start`. */
export const PLAYER_ACTIONS = ['continue', 'immerse', 'custom_action', 'show', 'undo'] as const;
/** `redo` reverts an undo; `retell` tells the newest part differently. */
export const SESSION_ACTIONS = [...PLAYER_ACTIONS, 'redo', 'retell'] as const;
export const HISTORY_ACTIONS = ['story_start', ...PLAYER_ACTIONS] as const;
/**
 * Whose words a stretch of a turn is: the author's; the language model's; the player's, as a telling quotes them; those
 * of the rules, as of a check; or the house's own, as the sentences of the built-in narrator.
 */
export const HANDS = ['author', 'model', 'player', 'rule', 'house'] as const;
export type Hand = (typeof HANDS)[number];
/**
 * Why a sentence of a model was struck. Somebody dies or is hurt; the player speaks or acts without having said so; a
 * thing gets another holder; somebody comes who is elsewhere, or leaves; days pass; a secret is told; somebody knows what
 * they cannot know; it contradicts what was told; or it hurts people outside the story.
 */
export const STRIKE_REASONS = [
  'death',
  'wound',
  'speech',
  'act',
  'thing',
  'arrival',
  'place',
  'time',
  'secret',
  'knowledge',
  'contradiction',
  'harm',
] as const;
export type StrikeReason = (typeof STRIKE_REASONS)[number];
/**
 * How the scenes of a story are told: `author`: all as they are written; `joined`: with sentences that join them to what
 * the player did; `free`: at least one freely.
 */
export const SCENE_TELLINGS = ['author', 'joined', 'free'] as const;
/** Who made a cover: the illustrator of this installation, or somebody else, from whom its author has it. */
export const COVER_ORIGINS = ['drawn', 'given'] as const;
export const LOG_ENTRY_TYPES = [
  'session_separator',
  'chapter',
  'narrative',
  'setup',
  'action',
  'model_info',
  'told_offline',
  'user_action',
  'choice',
  'error',
  'warning',
  'check',
  'changes',
  'struck',
  'completion',
  'image',
] as const;

export const TASK_TYPES = ['daily', 'milestone', 'achievement'] as const;
/** The ids of the tasks. Never reuse one: ledgers store them, and translations are looked up by them. */
export const TASK_IDS = [
  // daily
  'lamp_at_dusk',
  'turns_of_the_wheel',
  'fork_in_the_forest',
  'tenalis_tongue',
  'still_lake',
  'ask_the_painter',
  'far_shore',
  'two_shelves',
  // milestone
  'first_crossing',
  'beads_on_the_thread',
  'painted_scroll',
  'three_lamps',
  'first_leaf',
  'three_banks',
  'gallery_of_chitralekha',
  'word_by_word',
  'crossroads',
  'four_yugas',
  'five_pandavas',
  'hundred_pillars',
  'ten_avatars',
  'garland',
  // achievement
  'rasika',
  'peacock_feathers',
  'naradas_news',
  'two_tongues',
  'blind_men_and_elephant',
  'saptaha',
  'three_narrators',
  'lake_manasa',
  'twelve_banyans',
  'four_brushes',
  'mala',
  'sarasvatis_veena',
  'month_of_kartika',
  'three_palm_leaves',
  'village_square',
  'eight_directions',
  'vetala',
  'ocean_of_story',
  'eighteen_parvas',
  'thousand_and_eight',
] as const;
export type TaskId = (typeof TASK_IDS)[number];
/** The titles of the levels, from a listener to the compiler of the Mahabharata. */
export const LEVEL_TITLES = [
  'Shrota',
  'Jijnasu',
  'Yatri',
  'Rasika',
  'Kathaka',
  'Bhopa',
  'Sutradhara',
  'Kavi',
  'Mahakavi',
  'Vyasa',
] as const;
export const CREDIT_LINE_KINDS = ['turn', 'picture', 'given_back', 'held', 'reward', 'grant'] as const;
export const CREDIT_FILTERS = ['all', 'spent', 'earned', 'given_back'] as const;
export const ROLES = ['player', 'admin'] as const;

/** A value without a label is shown unchanged. */
export const CONTENT_RATING_LABELS: Readonly<Partial<Record<(typeof CONTENT_RATINGS)[number], string>>> = {
  everyone: 'Everyone',
  teen: 'Teen (13+)',
  mature: 'Mature (17+)',
};

export type DifficultyTone = 'green' | 'yellow' | 'red' | 'grey';
/** A value without a label is shown unchanged, in grey. */
export const DIFFICULTY_LABELS: Readonly<
  Partial<Record<(typeof DIFFICULTIES)[number], { label: string; tone: DifficultyTone }>>
> = {
  easy: { label: 'Easy', tone: 'green' },
  medium: { label: 'Medium', tone: 'yellow' },
  hard: { label: 'Hard', tone: 'red' },
};

/**
 * How a version of a story differs from the previous one. `text`: wording; `added` and `removed`: scenes or choices;
 * `retargeted`: the target or condition of a choice; `rules`: the rules of play.
 */
export const VERSION_CHANGES = ['text', 'added', 'removed', 'retargeted', 'rules'] as const;

/** How somebody other than its author has changed a story: also `details`, which are not played. */
export const EDIT_KINDS = [...VERSION_CHANGES, 'details'] as const;
export type EditKind = (typeof EDIT_KINDS)[number];

/** What was done to a story when a restore point was stored. */
export const STORY_ACTS = [
  'edited',
  'restored',
  'published',
  'archived',
  'made_draft',
  'published_again',
  'deleted',
] as const;
export type StoryAct = (typeof STORY_ACTS)[number];

/** Why a session cannot move to another version of its story. */
export const MOVE_REFUSALS = ['no_newer_version', 'superseded', 'scene_gone'] as const;

/** Why a turn cannot be shared: it is an ending, which has a card of its own, or its story is not public. */
export const SHARE_REFUSALS = ['ending', 'story'] as const;
export type ShareRefusal = (typeof SHARE_REFUSALS)[number];

/** Why a story cannot be downloaded for offline play: without scenes, only a narrator can tell it. */
export const KEEP_REFUSALS = ['no_scenes'] as const;

/** Why an offline move is not stored. */
export const OFFLINE_REFUSALS = [
  'no_such_choice',
  'leads_elsewhere',
  'xp_short',
  'session_completed',
  'nothing_to_undo',
] as const;
export type OfflineRefusal = (typeof OFFLINE_REFUSALS)[number];

/** How several players take turns: one after the other, or by voting on the choices. */
export const WAYS_TO_PLAY = ['in_turn', 'vote'] as const;
export type WayToPlay = (typeof WAYS_TO_PLAY)[number];

/** How long a vote stays open after the first vote, in seconds. */
export const VOTE_SECONDS = [15, 30, 60] as const;
export type VoteSeconds = (typeof VOTE_SECONDS)[number];

/** How long an invitation is valid, in hours. */
export const INVITATION_HOURS = [1, 24, 168] as const;
export type InvitationHours = (typeof INVITATION_HOURS)[number];

/**
 * Why a player of a shared session cannot act now. `turn`: it is another player’s turn; `vote`: the players vote on the
 * choices; `paused`: only the payer may act; `away`: all wait for the payer; `words`: free text is not allowed;
 * `payer_only`: such as undo; `unpaid`: the payer cannot afford it, which only the payer is told.
 */
export const NOT_AT_TURN = ['turn', 'vote', 'paused', 'away', 'words', 'payer_only', 'unpaid'] as const;
export type NotAtTurn = (typeof NOT_AT_TURN)[number];

/** The resources that a `not_found` may name. */
export const RESOURCES = [
  'call',
  'file',
  'story',
  'series',
  'author',
  'session',
  'shared_turn',
  'invitation',
  'player',
  'action',
  'category',
  'tag',
  'user',
  'account_session',
  'report',
  'version',
] as const;
export type Resource = (typeof RESOURCES)[number];

/** The fields that are unique among accounts, categories or tags. */
export const TAKEN_FIELDS = ['username', 'email', 'display_name'] as const;

/** Things of which an account may have a limited number. */
export const LIMITED_RESOURCES = [
  'story',
  'series',
  'draft',
  'turn',
  'shared_turn',
  'player',
  'together',
  'storage',
  'follow',
] as const;
