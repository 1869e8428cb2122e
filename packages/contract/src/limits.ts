/** The product's constants, in one place. Times are in milliseconds unless the name says otherwise. */

export * from './options.ts';
export * from './adminOptions.ts';

// Catalogue
export const STORIES_PER_PAGE = 24;
export const MAX_PAGE = 1_000_000;
export const FEATURED_LIMIT = 4;
export const TRENDING_LIMIT = 4;
export const MAX_LIST_LIMIT = 50;
export const ROW_AUTO_SCROLL_MS = 3000;
/** The length of a series' name in its address. */
export const SERIES_SLUG_MAX = 80;
export const SERIES_SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;
export const SEARCH_DEBOUNCE_MS = 300;
export const SEARCH_LIMIT = 10;
export const SEARCH_QUERY_MAX = 100;
export const SEARCH_PREVIEW_LENGTH = 60;
export const BANNER_SLIDES = 4;
export const BANNER_INTERVAL_MS = 5000;
export const BANNER_SWIPE_PX = 50;
export const BANNER_LOCK_MS = 300;
export const HOME_OVERLAY_MS = 3000;

// Landing
export const LANDING_SECTIONS = 5;
export const LANDING_CARDS = 6;
export const LANDING_LOCK_MS = 500;
export const LANDING_CARD_LOCK_MS = 700;
export const LANDING_SWIPE_PX = 50;

// Accounts
export const TOKEN_EXPIRY_MARGIN_MS = 30_000;
export const RESET_LINK_LIFETIME_MS = 3_600_000;
export const VERIFICATION_LINK_LIFETIME_MS = 86_400_000;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;
export const DISPLAY_NAME_MAX = 50;
export const LOGIN_IDENTIFIER_MIN = 3;
export const LOGIN_IDENTIFIER_MAX = 50;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** The longest address that SMTP allows; longer ones are refused before any regular expression runs on them. */
export const EMAIL_MAX = 254;
export const TOKEN_MAX = 4096;
export const MINIMUM_AGE = 13;
export const GUARDIAN_AGE = 18;
/** Nobody is asked for a year before this one. */
export const OLDEST_AGE = 120;
/** So long may a guardian give consent by the link of one mail. */
export const CONSENT_LINK_LIFETIME_MS = 7 * 24 * 3_600_000;
/** An account that waits for the consent of a guardian, or has lost it, is deleted after so many days. */
export const WAITING_FOR_CONSENT_DAYS = 14;
export const STARTING_CREDITS = 100;
export const GIVE_CREDITS_MAX = 100_000;
/** More credits than these are granted with fresh proof only. */
export const GRANT_WITHOUT_PROOF_MAX = 100;
export const GRANT_REASON_MAX = 200;

// Play
export const TYPING_MS_PER_CHARACTER = 30;
export const TYPING_MS_BY_ENTRY = {
  narrative: 25,
  setup: 25,
  completion: 40,
} as const;
export const PICKER_CLOSE_MS = 2000;
/** The duration of the counting animation of XP and credits. */
export const COUNTING_MS = 600;
/** How long the play screen says that the connection is back. */
export const BACK_ONLINE_MS = 5000;
export const RETELLING_SWIPE_PX = 60;
export const HIGHLIGHT_MS = 60_000;
export const HINT_MAX_ENTRIES = 4;
export const HINT_PULSES = 5;
export const HINT_INTERVAL_MS = 15_000;
export const HINT_PULSE_MS = 5000;
export const TITLE_WORDS_ON_SMALL = 4;
export const SMALL_SCREEN_PX = 640;
export const LOG_HEIGHT_BELOW_SCREEN_PX = 220;
export const LOG_HEIGHT_MIN_PX = 300;
export const HELP_PANEL_MAX_PX = 1000;
export const CUSTOM_ACTION_MAX = 1000;
export const CHOICE_TEXT_MAX = 500;
/** A name or a word that a story asks a player for. */
export const ANSWER_MAX = 40;
/** How many choices of a guest become a session. */
export const GUEST_CHOICES_MAX = 100;
/** How long a browser stores what a guest has chosen. */
export const GUEST_CHOICES_MS = 7 * 24 * 3_600_000;
export const LAST_TEXT_MAX = 4096;
/** The most turns that a session has, those that were undone and other tellings as well. */
export const SESSION_TURNS_MAX = 20_000;
/** The most that the stories, drafts and games of an account take, in megabytes. */
export const STORAGE_MAX_MB = 1024;
/** Of a story so many versions are stored, the newest ones. */
export const VERSIONS_STORED = 100;
/** The most moves of a play without a network that one call uploads. */
export const OFFLINE_MOVES_MAX = 200;
/** The most moves that such a play has, Undo among them. */
export const OFFLINE_PLAY_MAX = 20_000;
/** For so many days the server knows a version of a story that somebody keeps. */
export const KEPT_DAYS = 180;
/** The largest number that is brought along from another story. */
export const BROUGHT_NUMBER_MAX = 1_000_000_000;
/** The most sessions that one page of a list has. */
export const SESSIONS_LISTED = 50;
/** The most links to turns that an account has at a time. */
export const SHARED_TURNS_MAX = 100;
/** Of a tale so many turns are shared, the latest ones. */
export const SHARED_TALE_MAX = 200;
/** A link shows so many turns at a time, the newest first. */
export const SHARED_PARTS_PER_PAGE = 20;
export const SHARED_PAGES_MAX = SHARED_TALE_MAX / SHARED_PARTS_PER_PAGE;
/** The picture that messengers show of a link. */
export const PREVIEW_PICTURE = { width: 1200, height: 630 } as const;
export const SHARE_TOKEN = /^[\w-]{43}$/;
/** The most people who play one session, its owner among them. */
export const PLAYERS_MAX = 5;
/** The most sessions that an account plays together with others at a time, as the one who pays. */
export const TOGETHER_MAX = 10;
/** The credits that all members of a session together may spend of its owner's, unless they choose another number. */
export const TOGETHER_BUDGET = 20;
export const TOGETHER_BUDGET_MAX = 1000;
/** Who had the session open within this time is there. */
export const HERE_MS = 20_000;
/** When the owner of a session has been away for so long, the other players wait. The owner never waits. */
export const PAYER_AWAY_MS = 5 * 60_000;
/** The most stories that one page of the shelf of endings has. */
export const FINISHED_STORIES_PER_PAGE = 12;
/** How many history entries a session includes; older ones are requested separately. */
export const HISTORY_WINDOW = 100;
/** The most turns of a session that one page of its map has. */
export const MAP_WINDOW = 500;
/** The media type of a book. */
export const BOOK_TYPE = 'application/epub+zip';
/** The most pictures that a book has, the first ones: those after them are told by their words. */
export const BOOK_PICTURES_MAX = 300;
/** For how long the address of a book to print opens it. */
export const PRINT_LINK_MS = 600_000;
export const IMMERSE_CHOICES = 2;
export const MODEL_KEY_MAX = 64;
export const CUSTOM_ACTION_XP = 1;
export const LOW_CREDITS_BELOW = 10;
/** Costs in XP, unless the story's `game_config.commands` overrides them. */
export const COMMAND_XP = {
  continue: 1,
  immerse: 2,
  show: 2,
  undo: 0,
  custom_action: CUSTOM_ACTION_XP,
} as const;
/** XP gains, before the story's `xp_gain_multiplier`. */
export const XP_GAINS = { scene: 2, choice: 3, ending: 10 } as const;
export const DEFAULT_TEXT_MODEL = 'tenali';
export const DEFAULT_IMAGE_MODEL = 'vishvakarma';
export const FALLBACK_CREDIT_COSTS = { text: 1, image: 5 } as const;
export const FALLBACK_MODEL_TIER = 'standard';

// Addresses
export const URL_MAX = 2048;

// Progress and credits
export const CREDIT_LINES_PER_PAGE = 50;
/** The most lines that an export has: the latest ones. */
export const CREDIT_EXPORT_MAX = 20_000;

// Administration
export const CATEGORY_NAME_MAX = 60;
export const CATEGORIES_MAX = 200;
export const REJECT_REASON_MAX = 1000;
export const ADMIN_ROWS_PER_PAGE = 50;

// Waitlist and legal pages
export const WAITLIST_DELAY_MS = 1000;
export const WAITLIST_DISCOUNT_PERCENT = 50;
export const LEGAL_DATE = '2024-03-27';
export const COPYRIGHT_YEAR = 2025;

// The server
/** How long the fresh proof of identity lasts, in the login in which it was given. */
export const PROOF_MINUTES = 5;
export const BODY_MAX_BYTES = 256 * 1024;
export const STORY_BODY_MAX_BYTES = 1024 * 1024;
export const JSON_DEPTH_MAX = 64;
/** How many faults of a request an answer tells. */
export const FAULTS_MAX = 20;
/** The largest whole number of a column; a version beyond it cannot exist. */
export const STORED_INTEGER_MAX = 2_147_483_647;
