import type { ErrorWords } from '@kathaloka/contract/messages';
import { useLanguageWords } from '../WordsProvider.tsx';

/** What each error code says; nothing in English, which the server speaks itself. */
export function useErrorCodes(): ErrorWords | undefined {
  return useLanguageWords().errorCodes;
}
