/** What can go wrong, as a closed list: the server turns a code into a status and a text, once. */

export const ERROR_CODES = [
  'validation_failed',
  'not_found',
  'method_not_allowed',
  'body_too_large',
  'unsupported_media_type',
  'not_implemented',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const ERROR_STATUS: Readonly<Record<ErrorCode, number>> = {
  validation_failed: 422,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  not_implemented: 501,
  unavailable: 503,
  internal: 500,
};
