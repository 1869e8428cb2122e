import { wordsOf } from './words.ts';

/** The fields of a story in which a word may occur, most significant first. */
export const FIELDS = ['title', 'tag', 'tagline', 'rest'] as const;
export type Field = (typeof FIELDS)[number];

/** A prefix of each word in the index, so that a search by field need not read the story. */
const LETTERS: Readonly<Record<Field, string>> = { title: 't', tag: 'g', tagline: 'l', rest: 'r' };

export type SearchTexts = Readonly<Record<Field, readonly string[]>>;

/** The index entry of a story: `'triver' 'gghosts'`, as a `tsvector`. */
export function indexedWords(texts: SearchTexts): string {
  const words = FIELDS.flatMap((field) =>
    texts[field].flatMap((text) => wordsOf(text).map((word) => `'${LETTERS[field]}${word}'`)),
  );
  return [...new Set(words)].join(' ');
}

export interface SearchWord {
  /** The typed word, folded. */
  readonly typed: string;
  /** Known words that contain it. */
  readonly parts: readonly string[];
  /** Whether those are all. */
  readonly isComplete: boolean;
}

/**
 * One `tsquery` per ranking step, best first: all words in the title; in title or tags; and so on. A later query
 * may find stories of an earlier one again.
 */
export function queriesByPlace(words: readonly SearchWord[]): string[] {
  return FIELDS.map((field, index) => {
    // only one word needs to be in this field; otherwise an earlier query has found the story
    return inFields(words.length === 1 ? [field] : FIELDS.slice(0, index + 1), words);
  });
}

/** One `tsquery` for the stories that any of those finds. */
export function queryOfAllPlaces(words: readonly SearchWord[]): string {
  return inFields(FIELDS, words);
}

function inFields(fields: readonly Field[], words: readonly SearchWord[]): string {
  return words.map((word) => `(${fields.flatMap((field) => inField(field, word)).join('|')})`).join('&');
}

function inField(field: Field, { typed, parts, isComplete }: SearchWord): string[] {
  const letter = LETTERS[field];
  const exactly = [typed, ...parts].map((word) => `'${letter}${word}'`);
  // half of all stories have a word that starts with any given letter
  const isTooCommon = Array.from(typed).length === 1 && (field === 'tagline' || field === 'rest');
  return isComplete || isTooCommon ? exactly : [`'${letter}${typed}':*`, ...exactly];
}

/** A `tsquery` for a word in any field. */
export function anywhere(word: string): string {
  return FIELDS.map((field) => `'${LETTERS[field]}${word}'`).join('|');
}
