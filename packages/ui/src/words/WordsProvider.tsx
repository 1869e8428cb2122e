import type { ReactNode } from 'react';
import { type LanguageWords, WordsContext } from './languageWords.ts';

export interface WordsProviderProps {
  /** The words of a language; missing areas are English, as all are without a provider. */
  words: LanguageWords;
  /** The part of the app in that language. */
  children: ReactNode;
}

/**
 * Provides the words of a language to every component below it.
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
