import { isApiError } from '@kathaloka/api';
import type { FailureWords } from '@kathaloka/contract/messages';
import { useFailureText } from '@kathaloka/ui';
import type { ReactNode } from 'react';

export interface DescribedError {
  message: ReactNode;
  requestId: string | undefined;
}

/** Describes a failed call for a screen: the reason, and the request id for support. */
export function useDescribeError(): (error: unknown, words: FailureWords) => DescribedError {
  const { failure } = useFailureText();
  return (error, words) => {
    const requestId = isApiError(error) && error.kind === 'http' ? error.requestId : null;
    return { message: failure(error, words), requestId: requestId ?? undefined };
  };
}
