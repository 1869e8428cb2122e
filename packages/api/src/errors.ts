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
      /** The server's English text, for logs and for codes without translated words. */
      readonly detail: string | null;
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
  detail: null,
  faults: [],
  requestId: null,
} as const satisfies ApiError;

/**
 * Whether the server refused with this code.
 *
 * @example
 * if (hasCode(error, 'validation_failed')) show(error.problem.fields);
 */
export function hasCode<C extends ErrorCode>(error: unknown, code: C): error is Refusal<C> {
  return isRefusal(error) && error.code === code;
}

/**
 * @example
 * if (isRefusal(error)) report(error.status);
 */
export function isRefusal(error: unknown): error is Refusal {
  return isApiError(error) && error.kind === 'http';
}

/**
 * @example
 * if (isApiError(error) && error.kind === 'timeout') await refetch();
 */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error;
}
