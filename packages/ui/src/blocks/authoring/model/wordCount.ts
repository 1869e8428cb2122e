import type { Language } from '@kathaloka/contract/entities';

/** How many words a text has: by the rules of its language, since not every script divides words by spaces. */
export function wordCount(text: string, language: Language): number {
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (isWordLike) count += 1;
  }
  return count;
}
