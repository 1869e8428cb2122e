import type { Told } from './phrases.ts';
import { wordsIn } from './words.ts';

const COMMONEST = 200;
/** A word that occurs in this share of a language's stories counts as common. */
const EVERYWHERE = 0.5;
/** With fewer stories in a language, no word counts as common. */
const STORIES_MIN = 4;

export interface ToldIn extends Told {
  readonly language: string;
}

/**
 * For each story, by key: the share of its most frequent content words that are not among the most frequent ones of
 * any other story.
 */
export function vocabularyDistances(stories: readonly ToldIn[]): Map<string, number> {
  const counts = stories.map(({ texts }) => countsOf(texts));
  const isCommon = commonWords(stories, counts);
  const commonest = stories.map(
    ({ language }, index) =>
      new Set(
        [...counts[index]!]
          .filter(([word]) => !isCommon(word, language))
          .sort(([one, often], [other, more]) => more - often || (one < other ? -1 : 1))
          .slice(0, COMMONEST)
          .map(([word]) => word),
      ),
  );
  const holders = new Map<string, number>();
  for (const words of commonest) for (const word of words) holders.set(word, (holders.get(word) ?? 0) + 1);
  return new Map(
    stories.map(({ key }, index) => {
      const words = [...commonest[index]!];
      return [key, words.filter((word) => holders.get(word) === 1).length / Math.max(1, words.length)];
    }),
  );
}

function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap(wordsIn)) {
    const small = word.toLowerCase();
    counts.set(small, (counts.get(small) ?? 0) + 1);
  }
  return counts;
}

function commonWords(
  stories: readonly ToldIn[],
  counts: readonly ReadonlyMap<string, number>[],
): (word: string, language: string) => boolean {
  const inLanguage = Map.groupBy(
    counts.map((words, index) => ({ words, language: stories[index]!.language })),
    ({ language }) => language,
  );
  return (word, language) => {
    const among = inLanguage.get(language)!;
    const having = among.filter(({ words }) => words.has(word)).length;
    return among.length >= STORIES_MIN && having > among.length * EVERYWHERE;
  };
}
