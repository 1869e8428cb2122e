import { isApiError, messageFor } from '@kathaloka/api';

export interface DescribedError {
  message: string;
  requestId: string | undefined;
}

/** A failed call as a screen tells it: the server's words or ours, and what support would ask for. */
export function describeError(error: unknown, fallback: string): DescribedError {
  const requestId = isApiError(error) && error.kind === 'http' ? error.requestId : null;
  return { message: messageFor(error, fallback), requestId: requestId ?? undefined };
}
