import { createContext, useContext } from 'react';
import type { ErrorWords } from '@kathaloka/contract/messages';
import type { Words, WordsArea } from './en.ts';
import type { SomeOf } from './withEnglish.ts';

/** The translated words of a language, by area; a missing one is shown in English. */
export type LanguageWords = SomeOf<Words> & {
  /** The text of each error code. English has none, because the server sends it. */
  readonly errorCodes?: Partial<ErrorWords>;
};

/** Areas that are translated completely. */
export type WholeAreas = Partial<Words> & { readonly errorCodes?: ErrorWords };

type AdministrationArea = Exclude<Extract<WordsArea, `admin${string}`>, `${string}Failures`>;

/** The words for administrators, which a language may load with their pages. */
export type AdministrationWords = Pick<Words, AdministrationArea>;

/** A complete translation. */
export type CompleteLanguage = Omit<Words, AdministrationArea> & Required<Pick<WholeAreas, 'errorCodes'>>;

const NOTHING: LanguageWords = {};
export const WordsContext = createContext<LanguageWords>(NOTHING);

/** All words of the chosen language. */
export function useLanguageWords(): LanguageWords {
  return useContext(WordsContext);
}
