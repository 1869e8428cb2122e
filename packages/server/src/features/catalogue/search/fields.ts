import { wordsOf } from './words.ts';

/** The fields that search reads, most significant first. */
export const FIELDS = ['title', 'tag', 'tagline', 'rest'] as const;
export type Field = (typeof FIELDS)[number];

/** The letter before each word in the index that names its field, so that a search by field need not read the story. */
const LETTERS: Readonly<Record<Field, string>> = { title: 't', tag: 'g', tagline: 'l', rest: 'r' };

export type SearchTexts = Readonly<Record<Field, readonly string[]>>;

/** The index entry of a story as a `tsvector`: `'triver' 'gghosts'`. */
export function indexedWords(texts: SearchTexts): string {
  const words = FIELDS.flatMap((field) =>
    texts[field].flatMap((text) => wordsOf(text).map((word) => `'${LETTERS[field]}${word}'`)),
  );
  return [...new Set(words)].join(' ');
}

export interface SearchWord {
  /** A typed word, folded. */
  readonly typed: string;
  /** Indexed words that contain the typed one. */
  readonly parts: readonly string[];
  /** Whether `parts` contains all such words. */
  readonly isComplete: boolean;
}

/**
 * One `tsquery` per ranking step, best first: all words in the title; in title or tags; and so on. A later query
 * may find stories of an earlier one again.
 */
export function queriesByPlace(words: readonly SearchWord[]): string[] {
  return FIELDS.map((field, index) => {
    // a single word is searched in this field only, because earlier queries have searched the fields before it
    return inFields(words.length === 1 ? [field] : FIELDS.slice(0, index + 1), words);
  });
}

/** One `tsquery` that finds every story that any of the queries of `queriesByPlace` finds. */
export function queryOfAllPlaces(words: readonly SearchWord[]): string {
  return inFields(FIELDS, words);
}

function inFields(fields: readonly Field[], words: readonly SearchWord[]): string {
  return words.map((word) => `(${fields.flatMap((field) => inField(field, word)).join('|')})`).join('&');
}

function inField(field: Field, { typed, parts, isComplete }: SearchWord): string[] {
  const letter = LETTERS[field];
  const exactly = [typed, ...parts].map((word) => `'${letter}${word}'`);
  // half of all stories contain a word with any given first letter
  const isTooCommon = Array.from(typed).length === 1 && (field === 'tagline' || field === 'rest');
  return isComplete || isTooCommon ? exactly : [`'${letter}${typed}':*`, ...exactly];
}

/** A `tsquery` for a word in any field. */
export function anywhere(word: string): string {
  return FIELDS.map((field) => `'${LETTERS[field]}${word}'`).join('|');
}
