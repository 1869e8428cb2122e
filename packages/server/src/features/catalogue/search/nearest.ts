import type { Category } from '@kathaloka/contract/entities';
import { SUGGESTED_CATEGORIES } from '@kathaloka/contract/limits';
import { nextTurn } from '../../../platform/nextTurn.ts';
import type { TitledStory } from './titlesRepository.ts';
import { wordsOf } from './words.ts';

/** Below this a title and a query have no more in common than any two texts. */
const LEAST_LIKENESS = 0.2;
/** Longer texts are compared by their beginnings. */
const LETTERS_COMPARED = 60;
const TITLES_COMPARED = 2000;
/** Between these the thread serves others. */
const STORIES_AT_A_TIME = 50;

/** A story as it is compared with queries. */
export interface ComparedStory extends Pick<TitledStory, 'id' | 'category_id'> {
  /** The pairs of letters of its title in each language. */
  readonly titles: readonly ReadonlySet<string>[];
}

/** Prepares the most liked stories for many comparisons, with all of their titles while there is room for them. */
export async function comparedStories(stories: readonly TitledStory[]): Promise<ComparedStory[]> {
  const compared: ComparedStory[] = [];
  let count = 0;
  for (const [at, { titles, ...story }] of stories.entries()) {
    if (at % STORIES_AT_A_TIME === STORIES_AT_A_TIME - 1) await nextTurn();
    // each later story is compared by one title at least
    const later = stories.length - at - 1;
    const some = titles.slice(0, Math.max(1, TITLES_COMPARED - count - later));
    count += some.length;
    compared.push({ ...story, titles: some.map(pairsOf) });
  }
  return compared;
}

/** The story with a title, in any language, that is spelled most like the query; of equal ones the first. */
export function nearestTitle<S extends Pick<ComparedStory, 'titles'>>(
  stories: readonly S[],
  query: string,
): S | undefined {
  const wanted = pairsOf(query);
  let nearest: S | undefined;
  let most = LEAST_LIKENESS;
  for (const story of stories) {
    const likeness = Math.max(...story.titles.map((title) => likenessOf(wanted, title)));
    if (likeness > most) [nearest, most] = [story, likeness];
  }
  return nearest;
}

/** The categories with the most of these stories. */
export function commonestCategories(
  categories: readonly Category[],
  stories: readonly Pick<TitledStory, 'category_id'>[],
): Category[] {
  const counts = new Map<string | null, number>();
  for (const { category_id } of stories) counts.set(category_id, (counts.get(category_id) ?? 0) + 1);
  const countOf = ({ id }: Category) => counts.get(id) ?? 0;
  return categories
    .filter((category) => countOf(category) > 0)
    .toSorted((one, other) => countOf(other) - countOf(one))
    .slice(0, SUGGESTED_CATEGORIES);
}

/** The pairs of letters that follow each other in a word, and the beginnings of words. */
function pairsOf(text: string): ReadonlySet<string> {
  const pairs = wordsOf(Array.from(text).slice(0, LETTERS_COMPARED).join('')).flatMap((word) => {
    const letters = [' ', ...Array.from(word)];
    return letters.slice(1).map((letter, at) => letters[at]! + letter);
  });
  return new Set(pairs);
}

/** From 0, no pair in common, to 1, all. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / (one.size + other.size || 1);
}
