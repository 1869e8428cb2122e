import { createContext, type ReactNode, useContext } from 'react';
import { en, type Words } from './en.ts';

const WordsContext = createContext<Words>(en);

export interface WordsProviderProps {
  /** The language's words; `en` when nobody provides any. */
  words: Words;
  children: ReactNode;
}

/** Gives every component below it the words of one language. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The words of the language that is chosen. */
export function useWords(): Words {
  return useContext(WordsContext);
}
