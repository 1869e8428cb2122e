export { en, type Words } from './en.ts';
export { useWords, WordsProvider, type WordsProviderProps } from './WordsProvider.tsx';
