/** Closed lists of values, in the order of the forms. */

export const CONTENT_RATINGS = ['everyone', 'general', 'family', 'teen', 'mature'] as const;
/** Which stories an account for the young sees: what is for everybody, or also what is for 13 and older. */
export const YOUNG_RATINGS = {
  family: ['everyone', 'general', 'family'],
  teen: ['everyone', 'general', 'family', 'teen'],
} as const satisfies Record<string, readonly (typeof CONTENT_RATINGS)[number][]>;
export type YoungRating = keyof typeof YOUNG_RATINGS;
/** Whose accounts are for the young: nobody's, by the year of birth, or everybody's. */
export const YOUNG_ACCOUNTS = ['off', 'by-year', 'all'] as const;
export type YoungAccounts = (typeof YOUNG_ACCOUNTS)[number];
/** What an account for the young is still waiting for. */
export const YOUTH_NEEDS = ['birth_year', 'guardian', 'consent'] as const;
export type YouthNeed = (typeof YOUTH_NEEDS)[number];
export const GUARDIANSHIP_STATES = ['asked', 'granted', 'withdrawn'] as const;
/** How it is proved that a guardian has consented. */
export const GUARDIAN_PROOFS = ['mail', 'administrator'] as const;
export type GuardianProofKind = (typeof GUARDIAN_PROOFS)[number];
export const DIFFICULTIES = ['beginner', 'easy', 'medium', 'advanced', 'hard'] as const;
export const STORY_STATUSES = ['draft', 'in_review', 'published', 'archived'] as const;
export const LANGUAGES = ['en', 'hi', 'bn', 'te', 'mr', 'ta', 'ur', 'gu', 'kn', 'ml'] as const;

export const NODE_MODES = ['verbatim', 'guided', 'open'] as const;
/** What one part of a series leaves for another is a thing that somebody has or not, or a number. */
export const SHARE_KINDS = ['thing', 'number'] as const;
/** What is wrong across the parts of a series. */
export const SERIES_FAULTS = [
  /** The series does not share the name. */
  'not shared',
  /** It is used as a thing where it is a number, or the other way round. */
  'other kind',
  /** It is taken, and no earlier part leaves it. */
  'never left',
  /** It is left, and no later part takes it. */
  'never taken',
  /** Readers cannot reach the part: it is not published. */
  'hidden',
] as const;
export const DEPICTION_RULES = ['may be drawn', 'symbol only', 'never'] as const;
export const PICTURE_STYLES = ['vishvakarma', 'chitrakar', 'ajanta', 'ravivarma'] as const;
/** Prefixes of image model keys; every other key is a text model's. */
export const IMAGE_MODEL_PREFIXES = ['chitrakar', 'ajanta', 'ravivarma', 'vishvakarma'] as const;
/** The keys of the text models; those of the image models are the styles of pictures. */
export const TEXT_MODELS = ['tenali', 'birbal', 'vyasa'] as const;
export const MODEL_TIERS = ['standard', 'advanced', 'epic'] as const;

/** What a player may do; `story_start` occurs in the history only. */
export const PLAYER_ACTIONS = ['continue', 'immerse', 'custom_action', 'show', 'undo'] as const;
/** `redo` reverts an undo; `retell` tells the newest part in another way. */
export const SESSION_ACTIONS = [...PLAYER_ACTIONS, 'redo', 'retell'] as const;
export const HISTORY_ACTIONS = ['story_start', ...PLAYER_ACTIONS] as const;
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
  'completion',
  'image',
] as const;

export const TASK_TYPES = ['daily', 'milestone', 'achievement'] as const;
/** The tasks by their ids, which are never reused: they are stored in ledgers, and are the keys of the words in each language. */
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
/** The titles of the levels, from a listener to the one who arranged the Mahabharata. */
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

/** Values without a label are shown as they are. */
export const CONTENT_RATING_LABELS: Readonly<Partial<Record<(typeof CONTENT_RATINGS)[number], string>>> = {
  everyone: 'Everyone',
  teen: 'Teen (13+)',
  mature: 'Mature (17+)',
};

export type DifficultyTone = 'green' | 'yellow' | 'red' | 'grey';
/** Values without a label are shown as they are, in grey. */
export const DIFFICULTY_LABELS: Readonly<
  Partial<Record<(typeof DIFFICULTIES)[number], { label: string; tone: DifficultyTone }>>
> = {
  easy: { label: 'Easy', tone: 'green' },
  medium: { label: 'Medium', tone: 'yellow' },
  hard: { label: 'Hard', tone: 'red' },
};

/**
 * How a version of a story differs from the one before: only in wording, by scenes or choices that were added or
 * removed, by choices with another target or condition, or in the rules of play.
 */
export const VERSION_CHANGES = ['text', 'added', 'removed', 'retargeted', 'rules'] as const;

/** Why a session cannot move to another version of its story. */
export const MOVE_REFUSALS = ['no_newer_version', 'superseded', 'scene_gone'] as const;

/** Why a turn cannot be shared: it tells an ending, which has a card of its own; or not everybody may read its story. */
export const SHARE_REFUSALS = ['ending', 'story'] as const;
export type ShareRefusal = (typeof SHARE_REFUSALS)[number];

/** Why a device cannot play a story by itself: it has no scenes, so that nobody but a narrator can tell it. */
export const KEEP_REFUSALS = ['no_scenes'] as const;

/** Why a move that was made without a network is not stored. */
export const OFFLINE_REFUSALS = [
  'no_such_choice',
  'leads_elsewhere',
  'xp_short',
  'session_completed',
  'nothing_to_undo',
] as const;
export type OfflineRefusal = (typeof OFFLINE_REFUSALS)[number];

/** How those who play together take their turns: one after the other, or by a vote on the choices. */
export const WAYS_TO_PLAY = ['in_turn', 'vote'] as const;
export type WayToPlay = (typeof WAYS_TO_PLAY)[number];

/** For so many seconds after its first vote a vote is open. */
export const VOTE_SECONDS = [15, 30, 60] as const;
export type VoteSeconds = (typeof VOTE_SECONDS)[number];

/** For so many hours an invitation is valid. */
export const INVITATION_HOURS = [1, 24, 168] as const;
export type InvitationHours = (typeof INVITATION_HOURS)[number];

/**
 * Why somebody who plays together with others cannot act: it is somebody else’s turn; the choices are voted on; only the
 * payer acts for now; they wait for the payer, who is away; free text is not allowed; it is the payer’s alone, as undo and pictures are;
 * what the payer has left does not pay for it, which is theirs to know.
 */
export const NOT_AT_TURN = ['turn', 'vote', 'paused', 'away', 'words', 'payer_only', 'unpaid'] as const;
export type NotAtTurn = (typeof NOT_AT_TURN)[number];

/** The resources that a `not_found` may name. */
export const RESOURCES = [
  'call',
  'file',
  'story',
  'series',
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

/** What an account may have a limited number of. */
export const LIMITED_RESOURCES = [
  'story',
  'series',
  'draft',
  'turn',
  'shared_turn',
  'player',
  'together',
  'storage',
] as const;

/** Why a Google sign-in was refused. */
export const GOOGLE_REFUSALS = [
  'not_set_up',
  'invalid_token',
  'email_not_verified',
  'account_not_verified',
  'other_google_account',
] as const;
export type GoogleRefusal = (typeof GOOGLE_REFUSALS)[number];
