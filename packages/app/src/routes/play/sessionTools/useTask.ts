import type { FailureWords } from '@kathaloka/contract/messages';
import { useFailureText } from '@kathaloka/ui';
import { useRef, useState } from 'react';

interface Answer<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
}

/** Makes one call at a time, and has the error of the last one. */
export function useTask(words: FailureWords) {
  const { failure } = useFailureText();
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = useState<unknown>();
  const isLocked = useRef(false);

  async function run<T>(ask: () => PromiseLike<Answer<T>>): Promise<T | undefined> {
    if (isLocked.current) return undefined;
    isLocked.current = true;
    setIsRunning(true);
    setError(undefined);
    const answer = await ask();
    isLocked.current = false;
    setIsRunning(false);
    setError(answer.error);
    return answer.data;
  }

  return { state: { isLoading: isRunning, error: failure(error, words) }, run };
}
