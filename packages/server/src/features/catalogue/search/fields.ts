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
  readonly word: string;
  /** Words of the catalogue that have it inside. */
  readonly inside: readonly string[];
}

/**
 * One `tsquery` for each place, the best first: all words in the title; in title or tags; and so on. A story that a
 * query finds is found by all that follow it.
 */
export function queriesByPlace(words: readonly SearchWord[]): string[] {
  return FIELDS.map((_, index) => {
    const places = FIELDS.slice(0, index + 1);
    return words.map((word) => `(${places.flatMap((field) => inField(field, word)).join('|')})`).join('&');
  });
}

function inField(field: Field, { word, inside }: SearchWord): string[] {
  const letter = LETTERS[field];
  // half of all stories have a word that begins with any one letter
  const isTooCommon = Array.from(word).length === 1 && (field === 'tagline' || field === 'rest');
  return [
    isTooCommon ? `'${letter}${word}'` : `'${letter}${word}':*`,
    ...inside.map((found) => `'${letter}${found}'`),
  ];
}
