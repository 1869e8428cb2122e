import { splitSentences } from '../prompts/sentences.ts';
import { wordsIn } from '../phrases.ts';

/** A shorter sentence may be repeated. */
const WORDS_MIN = 5;

const keyOf = (sentence: string): string | null => {
  const words = wordsIn(sentence);
  return words.length < WORDS_MIN ? null : words.join(' ');
};

const keysIn = (text: string): string[] => splitSentences(text).flatMap((sentence) => keyOf(sentence) ?? []);

/** Finds sentences that were told before, except those of the author. */
export function repeatsOf(told: readonly string[], wanted = ''): (text: string) => string[] {
  const known = new Set(told.flatMap(keysIn));
  for (const key of keysIn(wanted)) known.delete(key);
  return (text) =>
    splitSentences(text).flatMap((sentence) => {
      const key = keyOf(sentence);
      return key !== null && known.has(key) ? [sentence.trim()] : [];
    });
}
