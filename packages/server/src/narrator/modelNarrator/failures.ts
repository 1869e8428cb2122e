import { NarratorFailure } from '../Narrator.ts';

/** The kind of a failed call; undefined for other errors. */
function kindOf(error: unknown): unknown {
  return error instanceof Error && 'kind' in error ? error.kind : undefined;
}

/** The provider or its model refused to answer. */
export const isFiltered = (error: unknown): boolean => kindOf(error) === 'filtered';

/** The model's answer had no text. */
export const isWordless = (error: unknown): boolean => kindOf(error) === 'empty';

/** Whether the provider or the network failed. An error of ours has no kind. */
export const isOfProvider = (error: unknown): boolean => kindOf(error) !== undefined;

/**
 * The error in the terms of the port. An aborted call throws the signal's reason, and an error of ours stays
 * as it is.
 */
export function asNarratorFailure(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  const kind = kindOf(error);
  if (kind === undefined || !(error instanceof Error)) return error;
  return new NarratorFailure(kind === 'timeout' ? 'narrator_timed_out' : 'narrator_failed', error.message);
}
