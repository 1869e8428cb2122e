import type { ErrorWords } from '@kathaloka/contract/messages';
import { useLanguageWords } from './languageWords.ts';

/**
 * The text of each error code; empty in English, which the server sends itself.
 *
 * @example
 * const text = useErrorCodes()?.rate_limited;
 */
export function useErrorCodes(): Partial<ErrorWords> | undefined {
  return useLanguageWords().errorCodes;
}
