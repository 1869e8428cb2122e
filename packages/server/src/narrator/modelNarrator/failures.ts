import { NarratorFailure } from '../Narrator.ts';

/** What a failed call says of itself; other errors say nothing. */
function kindOf(error: unknown): unknown {
  return error instanceof Error && 'kind' in error ? error.kind : undefined;
}

/** The provider or its model would not answer this. */
export const isFiltered = (error: unknown): boolean => kindOf(error) === 'filtered';

/** Why there is nothing to tell, in the terms of the port. An aborted call ends with the reason of whoever aborted it. */
export function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof NarratorFailure) return error;
  const code = kindOf(error) === 'timeout' ? 'narrator_timed_out' : 'narrator_failed';
  const failure = new NarratorFailure(code, error instanceof Error ? error.message : 'the model failed');
  failure.cause = error;
  return failure;
}
