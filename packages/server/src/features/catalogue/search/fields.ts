import { wordsOf } from './words.ts';

/** Where a word may stand, the most telling place first. */
export const FIELDS = ['title', 'tag', 'tagline', 'rest'] as const;
export type Field = (typeof FIELDS)[number];

/** Stands before each word in the index, so that a place can be asked for without reading the story. */
const LETTERS: Readonly<Record<Field, string>> = { title: 't', tag: 'g', tagline: 'l', rest: 'r' };

export type SearchTexts = Readonly<Record<Field, readonly string[]>>;

/** What the index holds of a story: `'triver' 'gghosts'`, as a `tsvector`. */
export function indexedWords(texts: SearchTexts): string {
  const words = FIELDS.flatMap((field) =>
    texts[field].flatMap((text) => wordsOf(text).map((word) => `'${LETTERS[field]}${word}'`)),
  );
  return [...new Set(words)].join(' ');
}

export interface SearchWord {
  /** As it was typed, folded. */
  readonly typed: string;
  /** Words of the catalogue that it is a part of. */
  readonly parts: readonly string[];
  /** Whether those are all. */
  readonly isComplete: boolean;
}

/**
 * One `tsquery` for each place, the best first: all words in the title; in title or tags; and so on. Of what one finds,
 * the next may find again.
 */
export function queriesByPlace(words: readonly SearchWord[]): string[] {
  return FIELDS.map((field, index) => {
    // one word that is not in the places before needs to be looked for in this place only
    const places = words.length === 1 ? [field] : FIELDS.slice(0, index + 1);
    return words.map((word) => `(${places.flatMap((place) => inField(place, word)).join('|')})`).join('&');
  });
}

function inField(field: Field, { typed, parts, isComplete }: SearchWord): string[] {
  const letter = LETTERS[field];
  const exactly = [typed, ...parts].map((word) => `'${letter}${word}'`);
  // half of all stories have a word that begins with any one letter
  const isTooCommon = Array.from(typed).length === 1 && (field === 'tagline' || field === 'rest');
  return isComplete || isTooCommon ? exactly : [`'${letter}${typed}':*`, ...exactly];
}
