import type { ErrorWords } from '@kathaloka/contract/messages';
import { useLanguageWords } from '../WordsProvider.tsx';

/**
 * The text of each error code; empty in English, which the server sends itself.
 *
 * @example
 * const text = useErrorCodes()?.rate_limited;
 */
export function useErrorCodes(): ErrorWords | undefined {
  return useLanguageWords().errorCodes;
}
