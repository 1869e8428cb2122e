import type { Play } from './plays.ts';
import { cached, median, sentencesIn } from './words.ts';

/** The share of sentences that two plays have in common: the median over each play and the next one. */
export function sharedSentences(plays: readonly Play[]): number {
  const sentencesOf = cached(sentencesIn);
  const sentences = plays.map(({ texts }) => new Set(texts.flatMap((text) => sentencesOf(text))));
  const shares = sentences.slice(1).map((one, index) => {
    const other = sentences[index]!;
    const shared = [...one].filter((sentence) => other.has(sentence));
    return (2 * shared.length) / (one.size + other.size);
  });
  return median(shares);
}
