import { lexisOf } from '../interpret/lexis.ts';
import { splitWords } from '../interpret/words.ts';
import { hindiKey } from '../interpret/hindiKey.ts';

/** Languages for which we have stemming. In the others, words are compared by their beginnings. */
const STEMMED: ReadonlySet<string> = new Set(['en', 'hi']);
const ENDING_MAX = 3;
const STEM_MIN = 3;

/** A significant word, and the forms in which it is compared. */
export interface Significant {
  readonly word: string;
  readonly forms: readonly string[];
}

/** The significant words of a text, without duplicates. Two are the same if they share a form. */
export function significant(text: string, language: string): Significant[] {
  const lexis = lexisOf(/[a-z]/i.test(text) && !/[^\p{Script=Latin}\P{L}]/u.test(text) ? 'en' : language);
  const isStemmed = STEMMED.has(lexis.language);
  // Hindi is typed in Latin letters, too
  const own = lexis.language === 'en' && language === 'hi' ? lexisOf(language) : lexis;
  const found = new Map<string, Significant>();
  for (const word of splitWords(text, lexis)) {
    if (found.has(word) || /^(?:.|[a-z]{2})$/u.test(word) || lexis.weightOf(word) === 'stop') continue;
    if (own !== lexis && own.weightOf(word) === 'stop') continue;
    const forms = isStemmed ? [lexis.stemOf(word), lexis.keyOf(word)] : beginningsOf(word);
    if (own !== lexis) forms.push(hindiKey(word));
    found.set(word, { word, forms });
  }
  return [...found.values()];
}

export const sharesForm = (one: Significant, other: Significant): boolean =>
  one.forms.some((form) => other.forms.includes(form));

/** The significant words as typed, for the name of a matter. */
export const keyWords = (text: string, language: string): string[] =>
  significant(text, language).map(({ word }) => word);

function beginningsOf(word: string): string[] {
  const letters = Array.from(word);
  const shortest = Math.max(Math.min(STEM_MIN, letters.length), letters.length - ENDING_MAX);
  return Array.from({ length: letters.length - shortest + 1 }, (_, cut) =>
    letters.slice(0, letters.length - cut).join(''),
  );
}
