/** The product's constants, in one place. Times are in milliseconds unless the name says otherwise. */

export * from './options.ts';
export * from './adminOptions.ts';
export * from './signInOptions.ts';

// Catalogue
export const STORIES_PER_PAGE = 24;
export const MAX_PAGE = 1_000_000;
export const FEATURED_LIMIT = 4;
export const TRENDING_LIMIT = 4;
export const MAX_LIST_LIMIT = 50;
export const ROW_AUTO_SCROLL_MS = 3000;
/** The maximum length of a series' name in its URL. */
export const SERIES_SLUG_MAX = 80;
export const SERIES_SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;
export const SEARCH_DEBOUNCE_MS = 300;
export const SEARCH_LIMIT = 10;
export const SEARCH_QUERY_MAX = 100;
export const SEARCH_PREVIEW_LENGTH = 60;
/** The categories that are offered where a search finds nothing. */
export const SUGGESTED_CATEGORIES = 3;
export const STARS_MAX = 5;
/** With fewer ratings a story shows none, so that a few people do not speak for all. */
export const RATINGS_SHOWN_FROM = 5;
/** How many authors a reader can follow. */
export const FOLLOWS_MAX = 200;
export const FOLLOWED_LIMIT = 12;
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
/** The name of an OpenID provider, which stands on a button. */
export const OIDC_NAME_MAX = 40;
/** The maximum length of what authors say of themselves. */
export const ABOUT_MAX = 500;
export const LOGIN_IDENTIFIER_MIN = 3;
export const LOGIN_IDENTIFIER_MAX = 50;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** The maximum length of an address in SMTP. Longer ones are refused before a regular expression runs. */
export const EMAIL_MAX = 254;
export const TOKEN_MAX = 4096;
/** A recovery code with its dashes, and some spaces. */
export const SECOND_FACTOR_CODE_MAX = 64;
export const MINIMUM_AGE = 13;
export const GUARDIAN_AGE = 18;
/** The maximum age; an earlier year of birth is invalid. */
export const OLDEST_AGE = 120;
/** How long the link in a mail to a guardian is valid. */
export const CONSENT_LINK_LIFETIME_MS = 7 * 24 * 3_600_000;
/** How many days an account waits for a guardian's consent before it is deleted; also after consent is withdrawn. */
export const WAITING_FOR_CONSENT_DAYS = 14;
export const STARTING_CREDITS = 100;
export const GIVE_CREDITS_MAX = 100_000;
/** Larger grants need fresh proof. */
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
/** How long the play screen shows that the connection is restored. */
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
/** The maximum length of a name or a word that a story asks for. */
export const ANSWER_MAX = 40;
/** The maximum number of choices made as a guest that are replayed into a session. */
export const GUEST_CHOICES_MAX = 100;
/** How long a browser stores the choices of a guest. */
export const GUEST_CHOICES_MS = 7 * 24 * 3_600_000;
export const LAST_TEXT_MAX = 4096;
/** The maximum length of an entry in the memory of a play. */
export const MEMORY_TEXT_MAX = 300;
/** The maximum number of turns of a session, including undone ones and retellings. */
export const SESSION_TURNS_MAX = 20_000;
/** The maximum storage for the stories, drafts and sessions of an account, in megabytes. */
export const STORAGE_MAX_MB = 1024;
/** The same for an account whose address is not verified, where mail is sent: one person may make many of them. */
export const UNVERIFIED_STORAGE_MB = 20;
/** How many of the newest versions of a story are stored. */
export const VERSIONS_STORED = 100;
/** How many restore points of a story are stored, besides those of its author's own restores. */
export const RESTORE_POINTS_STORED = 100;
/** How many restore points of an author's own restores of a story are stored. */
export const OWN_RESTORE_POINTS_STORED = 5;
/** The maximum number of moves in one upload of an offline play. */
export const OFFLINE_MOVES_MAX = 200;
/** The maximum number of moves in an offline play, including Undo. */
export const OFFLINE_PLAY_MAX = 20_000;
/** How long the server stores a version of a story after a reader has downloaded it. */
export const KEPT_DAYS = 180;
/** The maximum value of a number brought along from another story. */
export const BROUGHT_NUMBER_MAX = 1_000_000_000;
/** The maximum number of sessions on one page of a list. */
export const SESSIONS_LISTED = 50;
/** The maximum number of links to turns that an account may have. */
export const SHARED_TURNS_MAX = 100;
/** How many of the latest turns a link shares. */
export const SHARED_TALE_MAX = 200;
/** How many turns one page of a shared tale has; the newest page comes first. */
export const SHARED_PARTS_PER_PAGE = 20;
export const SHARED_PAGES_MAX = SHARED_TALE_MAX / SHARED_PARTS_PER_PAGE;
/** The preview picture that messengers show for a link. */
export const PREVIEW_PICTURE = { width: 1200, height: 630 } as const;
export const SHARE_TOKEN = /^[\w-]{43}$/;
/** The maximum number of players of a session, including its owner. */
export const PLAYERS_MAX = 5;
/** The maximum number of sessions with several players that an account may pay for at a time. */
export const TOGETHER_MAX = 10;
/** The owner's credits that all other players may spend in a session, unless the owner sets another number. */
export const TOGETHER_BUDGET = 20;
export const TOGETHER_BUDGET_MAX = 1000;
/** A player counts as present for this long after following the session. */
export const PLAYER_PRESENT_MS = 20_000;
/** After the owner has been away this long, the other players wait. The owner never waits for the others. */
export const PAYER_AWAY_MS = 5 * 60_000;
/** The maximum number of stories on one page of the shelf of endings. */
export const FINISHED_STORIES_PER_PAGE = 12;
/** How many turns a session answers with; older ones are requested separately. */
export const HISTORY_WINDOW = 100;
/** The maximum number of turns on one page of a session's map. */
export const MAP_WINDOW = 500;
/** The media type of a book. */
export const BOOK_TYPE = 'application/epub+zip';
/** The maximum number of pictures in a book; later ones appear as text. */
export const BOOK_PICTURES_MAX = 300;
/** How long the URL of a printable book is valid. */
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
/** The maximum number of lines in an export. Older lines are left out. */
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
/** How long fresh proof of identity lasts, within the login that gave it. */
export const PROOF_MINUTES = 5;
export const BODY_MAX_BYTES = 256 * 1024;
export const STORY_BODY_MAX_BYTES = 1024 * 1024;
export const JSON_DEPTH_MAX = 64;
/** The maximum number of faults that one answer reports. */
export const FAULTS_MAX = 20;
/** The maximum value of an integer column. No later version can exist. */
export const STORED_INTEGER_MAX = 2_147_483_647;
