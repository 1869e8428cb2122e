/** The closed lists and the bounds of administration. */

/** The columns by which the list of all stories can be sorted. `plays`, `likes` and `bookmarks` are the totals of its Stats column. */
export const ADMIN_STORY_SORTS = [
  'created_at',
  'title',
  'author',
  'category',
  'premium',
  'featured',
  'status',
  'plays',
  'likes',
  'bookmarks',
] as const;
export type AdminStorySort = (typeof ADMIN_STORY_SORTS)[number];

/** The columns by which the list of people can be sorted. */
export const ADMIN_USER_SORTS = ['created_at', 'name', 'credits', 'stories', 'last_seen_at'] as const;
export type AdminUserSort = (typeof ADMIN_USER_SORTS)[number];

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Actions on several stories in one call. */
/** `undo` takes back what the caller has changed last in each story. */
export const BULK_STORY_ACTIONS = ['feature', 'unfeature', 'archive', 'restore', 'undo'] as const;
export type BulkStoryAction = (typeof BULK_STORY_ACTIONS)[number];
export const BULK_STORIES_MAX = 100;
/** The result for one story: `unchanged` if it was like that before. */
export const BULK_OUTCOMES = ['done', 'unchanged', 'not_found', 'wrong_status'] as const;

/** The outcome of each story of an uploaded file. */
export const SHELF_OUTCOMES = ['taken', 'already_here', 'refused'] as const;
export const SHELF_STORIES_MAX = 100;
/** The maximum size of the chosen file. On the wire it is base64, which is a third larger. */
export const SHELF_FILE_MAX_BYTES = 8 * 1024 * 1024;
export const SHELF_BODY_MAX_BYTES = 11 * 1024 * 1024;

export const TAGS_MAX = 1000;
export const BLOCK_REASON_MAX = 500;

/** What readers may report about a story or a passage. */
export const REPORT_KINDS = [
  'disrespect',
  'hate',
  'sexual',
  'violence',
  'copyright',
  'broken',
  'other',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
export const REPORT_WORDS_MAX = 1000;
export const REPORT_NOTE_MAX = 1000;
export const REPORT_STATES = ['open', 'dismissed', 'acted'] as const;
export type ReportState = (typeof REPORT_STATES)[number];
/**
 * `note` sends the author a message; `archive` archives the story as well. `revoke` ends the reported link, and sends its
 * owner the message.
 */
export const REPORT_DECISIONS = ['dismiss', 'note', 'revoke', 'archive'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** The lengths of the period that the overview shows, in days. */
export const OVERVIEW_DAYS = [7, 30, 90] as const;
export const MOST_PLAYED = 10;

/** What an operator has to set up; each has a row in docs/settings.md. */
export const SETUP_CODES = [
  'restored',
  'mail',
  'model',
  'public_url',
  'links',
  'backups',
  'admin_password',
] as const;
export type SetupCode = (typeof SETUP_CODES)[number];

/** What an entry of the audit log is about. */
export const AUDIT_KINDS = ['story', 'category', 'tag', 'user', 'report'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
/** Longer texts are cut in the audit log. */
export const AUDIT_VALUE_MAX = 4000;
