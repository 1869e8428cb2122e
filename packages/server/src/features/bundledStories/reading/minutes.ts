import type { Play } from './plays.ts';
import { cached, median, wordCount } from './words.ts';

const WORDS_A_MINUTE = 150;
/** Lower, because one Tamil word says what takes two or more words in other languages, and takes as long to read. */
const TAMIL_WORDS_A_MINUTE = 90;

export interface Length {
  /** The median number of words in a play. */
  readonly words: number;
  readonly minutes: number;
}

export function lengthOf(plays: readonly Play[], language: string): Length {
  const wordsOf = cached(wordCount);
  const words = median(plays.map(({ texts }) => texts.reduce((sum, text) => sum + wordsOf(text), 0)));
  return { words, minutes: words / (language === 'ta' ? TAMIL_WORDS_A_MINUTE : WORDS_A_MINUTE) };
}
