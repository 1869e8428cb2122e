import type { Queries } from '../../../platform/db/schema.ts';
import { queryOfAllPlaces, type SearchWord } from './fields.ts';
import { isFiller, meaningsOf } from './meanings.ts';
import { findWordsThatSound, type Place } from './repository.ts';
import { hasParts } from './words.ts';

/** Longer words are found as they are typed: the time to compare two grows with the product of their lengths. */
const LETTERS_MAX = 24;

/** How many words of the index may stand for one that was misspelled. */
const NEAR_MAX = 5;

/** The typed words that say something, or all of them if none does. */
export function withoutFillers(typed: readonly string[]): readonly string[] {
  const telling = typed.filter((word) => !isFiller(word));
  return telling.length > 0 ? telling : typed;
}

/** The words with others that mean the same or are spelled alike. Leaves out words of which no story has any. */
export async function forgiven(db: Queries, words: readonly SearchWord[]): Promise<SearchWord[]> {
  const all = await Promise.all(
    words.map(async (word) => {
      const near = word.parts.length > 0 ? [] : await wordsNear(db, word.typed);
      return { ...word, parts: [...new Set([...word.parts, ...near, ...meaningsOf(word.typed)])] };
    }),
  );
  return all.filter(({ typed, parts }) => parts.length > 0 || !hasParts(typed));
}

/** The steps of a search that any of the words may satisfy: all of them, all but one, and so on. */
export function anyOf(words: readonly SearchWord[]): Place[] {
  const subsets = Array.from({ length: 2 ** words.length - 1 }, (_, bits) =>
    words.filter((_word, at) => ((bits + 1) >> at) & 1),
  );
  // of as many words, the longer ones say more
  return subsets
    .toSorted((one, other) => other.length - one.length || lettersOf(other) - lettersOf(one))
    .map((subset) => ({ query: queryOfAllPlaces(subset) }));
}

const lettersOf = (words: readonly SearchWord[]) => words.reduce((sum, { typed }) => sum + typed.length, 0);

/** Words of the index that sound like this one, the most similar first. */
async function wordsNear(db: Queries, typed: string): Promise<string[]> {
  if (!hasParts(typed) || typed.length > LETTERS_MAX) return [];
  const most = Math.max(1, Math.floor(typed.length / 3));
  const alike = await findWordsThatSound(db, typed, {
    shortest: typed.length - most,
    longest: typed.length + most,
  });
  return alike
    .map((word) => ({ word, edits: editsBetween(typed, word) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((one, other) => one.edits - other.edits)
    .slice(0, NEAR_MAX)
    .map(({ word }) => word);
}

/** The number of letters to add, take away or replace. */
export function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to++)
      next.push(Math.min(next[to - 1]! + 1, row[to]! + 1, row[to - 1]! + Number(other[to - 1] !== letter)));
    row = next;
  }
  return row.at(-1)!;
}
