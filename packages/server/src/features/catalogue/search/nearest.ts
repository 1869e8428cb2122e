import type { Category } from '@kathaloka/contract/entities';
import { SUGGESTED_CATEGORIES } from '@kathaloka/contract/limits';
import type { TitledStory } from './titlesRepository.ts';
import { wordsOf } from './words.ts';

/** Below this a title and a query have no more in common than any two texts. */
const LEAST_LIKENESS = 0.2;

/** The story with a title, in any language, that is spelled most like the query; of equal ones the first. */
export function nearestTitle<S extends Pick<TitledStory, 'title' | 'translations'>>(
  stories: readonly S[],
  query: string,
): S | undefined {
  const wanted = pairsOf(query);
  let nearest: S | undefined;
  let most = LEAST_LIKENESS;
  for (const story of stories) {
    const titles = [story.title, ...story.translations.map(({ title }) => title)];
    const likeness = Math.max(...titles.map((title) => likenessOf(wanted, pairsOf(title))));
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
  const pairs = wordsOf(text).flatMap((word) => {
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
