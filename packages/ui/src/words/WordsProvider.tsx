import { createContext, type ReactNode, useContext } from 'react';
import type { ErrorWords } from '@kathaloka/contract/messages';
import type { Words, WordsArea } from './en.ts';

/** The areas that a language has translated; missing ones are shown in English. */
export type LanguageWords = Partial<Words> & {
  /** What each error code says. English has none: the server speaks it. */
  readonly errorCodes?: ErrorWords;
};

type FailureArea = 'rules' | 'errorCodes' | Extract<WordsArea, `${string}Failures`>;

/** A language that is offered: it must translate at least the error messages. */
export type OfferedLanguage = LanguageWords & Required<Pick<LanguageWords, FailureArea>>;

type AdministrationArea = Exclude<Extract<WordsArea, `admin${string}`>, FailureArea>;

/** The words for administrators, which a language may load with their pages. */
export type AdministrationWords = Pick<Words, AdministrationArea>;

/** A language into which everything is translated. */
export type CompleteLanguage = Omit<Words, AdministrationArea> & Required<Pick<LanguageWords, 'errorCodes'>>;

const NOTHING: LanguageWords = {};
const WordsContext = createContext<LanguageWords>(NOTHING);

export interface WordsProviderProps {
  /** The language's words. Without a provider everything is English. */
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

/** All words of the chosen language. */
export function useLanguageWords(): LanguageWords {
  return useContext(WordsContext);
}

/** The words of an area in the language that is chosen, or else the English ones. */
export function useArea<A extends WordsArea>(area: A, english: Words[A]): Words[A] {
  const words: Partial<Words> = useContext(WordsContext);
  return words[area] ?? english;
}
