import type { ErrorWords } from '@kathaloka/contract/messages';
import { useLanguageWords } from './languageWords.ts';

/**
 * The texts of the error codes; undefined in English, which the server sends.
 *
 * @example
 * const text = useErrorCodes()?.rate_limited;
 */
export function useErrorCodes(): Partial<ErrorWords> | undefined {
  return useLanguageWords().errorCodes;
}
