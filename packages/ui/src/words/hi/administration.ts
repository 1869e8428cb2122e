import type { LanguageWords } from '../WordsProvider.tsx';

/** Hindi for the pages of administrators, loaded with them. */
export const administration: LanguageWords = {};
