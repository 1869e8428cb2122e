import { NarratorFailure } from '../Narrator.ts';

/** The kind of a failed call; undefined for other errors. */
function kindOf(error: unknown): unknown {
  return error instanceof Error && 'kind' in error ? error.kind : undefined;
}

/** The provider or its model would not answer this. */
export const isFiltered = (error: unknown): boolean => kindOf(error) === 'filtered';

/** The model answered, and without a word. */
export const isWordless = (error: unknown): boolean => kindOf(error) === 'empty';

/** A call that failed, by whatever the provider or the network did; a fault of ours has no kind. */
export const isOfProvider = (error: unknown): boolean => kindOf(error) !== undefined;

/**
 * Why there is nothing to tell, in the terms of the port. An aborted call ends with the reason given to the signal,
 * and a fault of ours stays what it is.
 */
export function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  const kind = kindOf(error);
  if (kind === undefined || !(error instanceof Error)) return error;
  return new NarratorFailure(kind === 'timeout' ? 'narrator_timed_out' : 'narrator_failed', error.message);
}
