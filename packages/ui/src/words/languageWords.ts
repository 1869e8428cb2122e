import { createContext, useContext } from 'react';
import type { ErrorWords } from '@kathaloka/contract/messages';
import type { Words, WordsArea } from './en.ts';
import type { SomeOf } from './withEnglish.ts';

/** The words that a language has translated, by area; each that is missing is shown in English. */
export type LanguageWords = SomeOf<Words> & {
  /** What each error code says. English has none: the server speaks it. */
  readonly errorCodes?: Partial<ErrorWords>;
};

/** Areas that a language has translated whole. */
export type WholeAreas = Partial<Words> & { readonly errorCodes?: ErrorWords };

type AdministrationArea = Exclude<Extract<WordsArea, `admin${string}`>, `${string}Failures`>;

/** The words for administrators, which a language may load with their pages. */
export type AdministrationWords = Pick<Words, AdministrationArea>;

/** A language into which everything is translated. */
export type CompleteLanguage = Omit<Words, AdministrationArea> & Required<Pick<WholeAreas, 'errorCodes'>>;

const NOTHING: LanguageWords = {};
export const WordsContext = createContext<LanguageWords>(NOTHING);

/** All words of the chosen language. */
export function useLanguageWords(): LanguageWords {
  return useContext(WordsContext);
}
