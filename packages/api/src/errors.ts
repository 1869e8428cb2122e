import type { Fault } from '@kathaloka/contract/entities';

/** What can come of a call instead of its answer. A value, never thrown. */
export type ApiError =
  /** The server refused, and says why: a text, or one item for every fault. */
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly detail: string | null;
      readonly faults: readonly Fault[];
      readonly requestId: string | null;
    }
  /** Nothing came back: no network, or no server. */
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  /** Something came back that is not an answer of ours: a proxy's page, half a body. */
  | { readonly kind: 'garbled'; readonly status: number };

/** The server's own words where it has some, else the words for what was tried. */
export function messageFor(error: unknown, fallback: string): string {
  if (!isApiError(error) || error.kind !== 'http') return fallback;
  return error.detail ?? fallback;
}

/** Whether asking again could help: not if the server has understood and refused. */
export function canRetry(error: unknown): boolean {
  return !isApiError(error) || error.kind !== 'http' || error.status >= 500 || error.status === 429;
}

/** An answer without what was asked for. */
export const WITHOUT_CONTENT: ApiError = { kind: 'garbled', status: 200 };

/** Whether the server refused with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return isApiError(error) && error.kind === 'http' && error.status === status;
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error;
}
