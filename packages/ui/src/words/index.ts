export { useAdminWordsOf } from './adminWords.ts';
export * from './areas/index.ts';
export { en, type Words, type WordsArea } from './en.ts';
export { type LanguageWords, WordsProvider, type WordsProviderProps } from './WordsProvider.tsx';
export { loadWords, SHELL_LANGUAGES, type ShellLanguage } from './loadWords.ts';
