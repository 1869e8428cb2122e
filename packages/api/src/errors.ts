import type { CallName } from '@kathaloka/contract/calls';
import type { ErrorCodeOf } from '@kathaloka/contract/endpoints';
import type { Fault, PayloadOf } from '@kathaloka/contract/entities';
import type { ErrorCode } from '@kathaloka/contract/errors';

/** The server refused: `code` says why, and determines the other fields. */
export type Refusal<C extends ErrorCode = ErrorCode> = C extends ErrorCode
  ? {
      readonly kind: 'http';
      readonly status: number;
      readonly code: C;
      /** What went wrong, in English: for logs, and where there are no words in the reader's language. */
      readonly detail: string;
      /** `client` if the answer had no text, as that of a proxy or a development server: then `detail` states the status. */
      readonly detailFrom: 'server' | 'client';
      readonly faults: readonly Fault[];
      readonly requestId: string | null;
    } & PayloadOf<C>
  : never;

/** How a call can fail. Returned as a value, never thrown. */
export type ApiError<C extends ErrorCode = ErrorCode> =
  | Refusal<C>
  /** No answer: no network, or no server. */
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  /** The token has expired, and the server could not be reached to refresh it. The session may still be valid. */
  | { readonly kind: 'session_unknown' }
  /** An answer that is not from our server: a proxy's page, or a truncated body. */
  | { readonly kind: 'garbled'; readonly status: number };

/** How a call of the contract may fail. */
export type ErrorFor<N extends CallName> = ApiError<ErrorCodeOf<N>>;

/**
 * Whether a retry could help. It could not if the server has understood and refused.
 *
 * @example if (canRetry(error)) await refetch();
 */
export function canRetry(error: unknown): boolean {
  return !isRefusal(error) || error.status >= 500 || error.code === 'rate_limited';
}

/** A successful answer without the expected content. */
export const WITHOUT_CONTENT = { kind: 'garbled', status: 200 } as const satisfies ApiError;

/** The refusal of a call whose session has just ended. */
export const NOT_SIGNED_IN = {
  kind: 'http',
  status: 401,
  code: 'not_signed_in',
  detail: 'The session has ended.',
  detailFrom: 'client',
  faults: [],
  requestId: null,
} as const satisfies ApiError;

/**
 * Whether the server refused, for one of these reasons if there are any: then the error has the fields of its code.
 *
 * @example
 * if (isRefusal(error, 'credits_short')) offer(error.suggested_alternatives);
 * else if (isRefusal(error)) say(error.detail);
 */
export function isRefusal<C extends ErrorCode>(error: unknown, ...codes: readonly C[]): error is Refusal<C> {
  if (!isApiError(error) || error.kind !== 'http') return false;
  return codes.length === 0 || (codes as readonly ErrorCode[]).includes(error.code);
}

/**
 * @example
 * if (isApiError(error) && error.kind === 'timeout') await refetch();
 */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error;
}
