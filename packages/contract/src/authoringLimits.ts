/** The constants of the authoring forms, in a file of their own because readers do not need them. */

export const SKILL_CHECK_DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/** The create form and the edit form offer different ratings; the server accepts those of both. */
export const CREATE_CONTENT_RATINGS = ['family', 'teen', 'mature'] as const;
export const EDIT_CONTENT_RATINGS = ['general', 'teen', 'mature'] as const;
export const ADMIN_CONTENT_RATINGS = ['everyone', 'family', 'teen', 'mature'] as const;
export const CREATE_DIFFICULTIES = ['beginner', 'medium', 'advanced'] as const;
export const EDIT_DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/** Limits of an import by the API: the number of files, the length of each name, and the total size in base64. */
export const IMPORT_FILES_MAX = 200;
export const IMPORT_NAME_MAX = 200;
export const IMPORT_BODY_MAX_BYTES = 6 * 1024 * 1024;
/**
 * Repairs that an import can make: unreachable scenes, paths without an ending, missing targets, and choices that
 * repeat the text of an earlier one.
 */
export const IMPORT_REPAIRS = ['unreached', 'unended', 'missing', 'hidden'] as const;

export const STORY_TITLE_MAX = 200;
export const STORY_TAGLINE_MAX = 300;
export const STORY_TEXT_MAX = 10_000;
export const IMAGE_ALT_MAX = 300;
export const STORY_TAGS_MAX = 20;
export const NODES_MAX = 2000;
export const NODE_NAME_MAX = 80;
export const NODE_TEXT_MAX = 10_000;
export const NODE_TURNS_MAX = 100;
export const CHOICES_MAX = 20;
export const VARIANTS_MAX = 20;
export const EXPRESSION_MAX = 200;
export const DEED_MAX = 120;
/** The maximum length of the name under which a player's answer is stored. */
export const ASK_MAX = 40;
/** The maximum number of phrases by which players may take a choice, and the maximum length of each. */
export const SAID_MAX = 10;
export const SAID_TEXT_MAX = 120;
/**
 * The maximum number of words that typed text is compared with: words of lexicon names and lore keys, and of a scene's
 * choices and their phrases. The largest numbers among the bundled stories are 83 and 283. At these limits a comparison
 * takes a quarter of a second; it is aborted after one second (`narrator/readInThreads.ts`).
 */
export const NAME_WORDS_MAX = 2000;
export const CHOICE_WORDS_MAX = 1500;
/** The maximum number of names in a state. Every turn copies and stores it; bundled stories have at most a few dozen. */
export const STATE_NAMES_MAX = 2000;
/** The maximum length of an author's note on a scene, in characters. */
export const SCENE_NOTE_MAX = 2000;
/** The maximum length of an ending's name. */
export const SCENE_TITLE_MAX = 80;
/** The maximum length of the hint at a scene, for players who missed it. */
export const SCENE_HINT_MAX = 200;
/** The maximum number of a story's things and of its secrets, and the maximum length of a thing's line. */
export const THINGS_MAX = 100;
export const THING_LINE_MAX = 200;
export const SECRETS_MAX = 100;
/** The maximum number of people who hold a secret. */
export const HOLDERS_MAX = 10;
/** The name of a thing as readers see it: “the brass key”. */
export const THING_NAME_MAX = 80;
/** How a scene without choices ends. */
export const ENDING_KINDS = ['lost'] as const;
/** A rolled check adds a die of this many sides to the number. */
export const CHECK_DIE = 10;
/** A story has no chapters or at least two, because one alone divides nothing. */
export const CHAPTERS_MIN = 2;
export const CHAPTERS_MAX = 24;
export const CHAPTER_TITLE_MAX = 80;
/** The maximum number of parts of a series. */
export const SERIES_PARTS_MAX = 50;
/** The maximum number of names that the parts of a series may share. */
export const SHARES_MAX = 100;
export const SHARE_NAME_MAX = 40;
/** The maximum number of people that a story can declare as met by its readers. */
export const MEETS_MAX = 20;
/** The maximum length of a shared name's meaning, which the author of the next part reads. */
export const SHARE_MEANING_MAX = 200;
export const SERIES_PER_PERSON = 50;
export const COMMANDS_MAX = 20;
export const LORE_CARDS_MAX = 200;
export const LORE_CARD_KEYS_MAX = 20;
export const LORE_KEY_MAX = 120;
/**
 * Limits of the digests in a layer, one for each original text that was translated: their number, the length of a
 * text's id, and the length of a digest.
 */
export const MADE_FROM_MAX = 200_000;
export const TEXT_ID_MAX = 300;
export const TEXT_DIGEST_MAX = 16;
export const DEPICTIONS_MAX = 100;
export const LEXICON_ENTRIES_MAX = 2000;
/** The maximum number of scenes that all beats of a lexicon name in total. */
export const LEXICON_BEAT_NODES_MAX = 100_000;
export const COVER_KEYWORDS_MAX = 20;
export const VERSION_NOTE_MAX = 500;
export const STORIES_PER_PERSON = 200;
export const DRAFTS_PER_PERSON = 50;
/** How long a draft is stored after its last change. */
export const DRAFT_LIFETIME_DAYS = 90;
/** How long before a story is deleted its players are warned. */
export const DELETION_NOTICE_DAYS = 30;
/** Authors do not see figures about fewer readers than this, so that no reader can be identified. */
export const READERS_MIN = 5;
/**
 * Property names with a special meaning in JavaScript. Refused as names of nodes, commands and words, to prevent
 * prototype pollution.
 */
export const RESERVED_NAMES = ['__proto__', 'constructor', 'prototype'] as const;
export const EDIT_REDIRECT_MS = 2000;
export const STORY_DEFAULTS = {
  initial_xp: 100,
  actions_count: 0,
  story_cards_count: 0,
  total_scenes: 0,
  branching_points: 0,
  possible_endings: 1,
  estimated_play_time: 30,
  content_rating: 'family',
  language: 'en',
  difficulty_level: 'medium',
  is_premium: false,
} as const;
export const GAME_CONFIG_DEFAULTS = {
  xp_gain_multiplier: 1,
  health_max: 100,
  inventory_slots: 8,
  skill_check_difficulty: 'medium',
} as const;

/** The number fields of the story form: bounds, and the fallback for a blank or unreadable value. */
export const STORY_NUMBERS = {
  initial_xp: { min: 0, max: 1_000_000, fallback: 10 },
  actions_count: { min: 0, max: 1_000_000, fallback: 0 },
  story_cards_count: { min: 0, max: 1_000_000, fallback: 0 },
  total_scenes: { min: 0, max: 1_000_000, fallback: 0 },
  branching_points: { min: 0, max: 1_000_000, fallback: 0 },
  possible_endings: { min: 1, max: 1_000_000, fallback: 1 },
  estimated_play_time: { min: 1, max: 100_000, fallback: 30 },
  xp_gain_multiplier: { min: 0.1, max: 100, fallback: 1, step: 0.1 },
  health_max: { min: 1, max: 1_000_000, fallback: 100 },
  inventory_slots: { min: 0, max: 1000, fallback: 8 },
} as const;
