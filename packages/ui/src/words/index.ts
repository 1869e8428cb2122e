export * from './areas.ts';
export { en, type Words, type WordsArea } from './en.ts';
export { type LanguageWords, WordsProvider, type WordsProviderProps } from './WordsProvider.tsx';
