/** Every error code, as a closed list. The fields of each code are in entities/problem.ts. */

/** The HTTP status of each code. */
export const ERROR_STATUS = {
  // Any request
  malformed_request: 400,
  validation_failed: 422,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  body_too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  unknown_host: 421,
  rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
  // Accounts
  not_signed_in: 401,
  invalid_credentials: 401,
  google_sign_in_failed: 401,
  oidc_sign_in_failed: 401,
  second_factor_required: 401,
  second_factor_refused: 401,
  forbidden: 403,
  taken: 409,
  invalid_link: 400,
  last_admin: 409,
  second_factor_on: 409,
  account_blocked: 403,
  password_change_required: 403,
  second_factor_missing: 403,
  proof_required: 403,
  email_not_verified: 409,
  choices_only: 403,
  consent_required: 403,
  already_given: 409,
  // Play
  premium_required: 403,
  rated_older: 403,
  credits_short: 402,
  xp_short: 422,
  action_running: 409,
  session_moved: 409,
  key_reused: 422,
  model_unavailable: 422,
  session_completed: 409,
  no_such_choice: 409,
  nothing_to_undo: 409,
  nothing_to_redo: 409,
  nothing_to_retell: 409,
  cannot_move: 409,
  cannot_share: 409,
  cannot_keep: 409,
  version_unknown: 409,
  offline_gap: 409,
  offline_differs: 409,
  not_at_turn: 409,
  narrator_failed: 502,
  narrator_timed_out: 504,
  // Authoring and administration
  review_failed: 422,
  wrong_status: 409,
  list_changed: 409,
  stale_version: 409,
  stale_draft: 409,
  limit_reached: 409,
  in_use: 409,
  already_reported: 409,
  already_decided: 409,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ERROR_CODES = Object.keys(ERROR_STATUS) as readonly ErrorCode[];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);
}

/**
 * Codes with which an action may fail, besides those of any call. The failed answer has one, or the last
 * event of the stream.
 */
export const ACTION_ERRORS = [
  'premium_required',
  'rated_older',
  'credits_short',
  'xp_short',
  'action_running',
  'not_at_turn',
  'limit_reached',
  'session_moved',
  'key_reused',
  'model_unavailable',
  'session_completed',
  'no_such_choice',
  'nothing_to_undo',
  'nothing_to_redo',
  'nothing_to_retell',
  'narrator_failed',
  'narrator_timed_out',
] as const satisfies readonly ErrorCode[];
