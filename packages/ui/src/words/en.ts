import * as areas from './areas.ts';

type Areas = typeof areas;

/** The words of the interface by area: `play` is `playWords` of `play/en.ts`. */
export type Words = {
  readonly [Name in keyof Areas as Name extends `${infer Area}Words` ? Area : never]: Areas[Name];
};
export type WordsArea = keyof Words;

/** All English words. A component imports only its own area, so that a page loads no other. */
export const en = Object.fromEntries(
  Object.entries(areas).map(([name, words]) => [name.replace(/Words$/, ''), words]),
) as Words;
