import { createContext, type ReactNode, useContext } from 'react';
import type { Words, WordsArea } from './en.ts';

/** The areas that a language has translated; what is missing is read in English. */
export type LanguageWords = Partial<Words>;

const NOTHING: LanguageWords = {};
const WordsContext = createContext<LanguageWords>(NOTHING);

export interface WordsProviderProps {
  /** The language's words. Without a provider everything is English. */
  words: LanguageWords;
  /** What speaks that language. */
  children: ReactNode;
}

/** Gives every component below it the words of one language. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The words of an area in the language that is chosen, or else the English ones. */
export function useArea<A extends WordsArea>(area: A, english: Words[A]): Words[A] {
  return useContext(WordsContext)[area] ?? english;
}
