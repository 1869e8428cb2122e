import type { ReactNode } from 'react';
import { type LanguageWords, WordsContext } from './languageWords.ts';

export interface WordsProviderProps {
  /** The language's words, or some of them: the others are English, as all are without a provider. */
  words: LanguageWords;
  /** What speaks that language. */
  children: ReactNode;
}

/**
 * Gives every component below it the words of one language.
 *
 * @example
 * <WordsProvider words={await loadWords('hi')}>
 *   <App />
 * </WordsProvider>
 */
export function WordsProvider({ words, children }: WordsProviderProps) {
  return <WordsContext value={words}>{children}</WordsContext>;
}

export type { LanguageWords };
