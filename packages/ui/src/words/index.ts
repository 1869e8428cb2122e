export { useAdminWordsOf } from './adminWords.ts';
export * from './areas.ts';
export { en, type Words, type WordsArea } from './en.ts';
export type { LanguageWords, WholeAreas } from './languageWords.ts';
export { useWords } from './useWords.ts';
export { useErrorCodes } from './useErrorCodes.ts';
export { WordsProvider, type WordsProviderProps } from './WordsProvider.tsx';
export { numbersOf, type Numbers } from './numbers.ts';
export { loadWords, SHELL_LANGUAGES, type ShellLanguage } from './loadWords.ts';
