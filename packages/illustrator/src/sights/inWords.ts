import type { Sight } from './names.ts';
import { BENGALI } from './words/bn.ts';
import { ENGLISH, IN_ENGLISH } from './words/en.ts';
import { HINDI } from './words/hi.ts';
import { TAMIL } from './words/ta.ts';
import { URDU } from './words/ur.ts';
import type { SightWords } from './words/words.ts';

const NATIVE: Readonly<Record<string, SightWords>> = { hi: HINDI, ur: URDU, ta: TAMIL, bn: BENGALI };

const firstOf = (words: string): string => words.split(' ')[0]!.replaceAll('_', ' ');

/** The word for it by which a text asks for it. */
export const nameOfSight = (sight: Sight): string => firstOf(ENGLISH[sight]);

/** What a picture holds, in a language, or else in English. */
export function sightInWords(sight: Sight, language: string): string {
  const words = NATIVE[language]?.[sight];
  return words ? firstOf(words) : IN_ENGLISH[sight];
}
