import { adminFailuresWords, useWords, adminWords, useFailureText, useToast } from '@kathaloka/ui';
import { useState } from 'react';

/** The answer to a mutation: data or an error. */
type Answer = { readonly error?: unknown };

/**
 * Sends the changes of a page, and reports the result of the last one: a toast on success, otherwise the reason.
 */
export function useChange() {
  const failures = useWords(adminFailuresWords);
  const words = useWords(adminWords);
  const { plainFailure } = useFailureText();
  const showToast = useToast();
  const [error, setError] = useState<unknown>();

  /** Resolves to whether it was saved. */
  async function change(sending: PromiseLike<Answer>): Promise<boolean> {
    setError(undefined);
    const { error: failed } = await sending;
    setError(failed);
    if (failed === undefined) showToast(words.saved, { tone: 'success' });
    return failed === undefined;
  }

  return {
    change,
    error,
    notice: error === undefined ? undefined : plainFailure(error, failures.change),
  };
}
