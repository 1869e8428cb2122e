import { lexisOf } from './interpret/lexis.ts';
import { splitWords } from './interpret/words.ts';

/** Languages for which we have stemming. In the others, words are compared by their beginnings. */
const STEMMED = ['en', 'hi'];
/** Words of up to two Latin letters, such as "in" and "is", are never names. */
const TOO_SHORT = /^(?:.|[a-z]{2})$/u;
const ENDING_MAX = 3;
const STEM_MIN = 3;

/**
 * The words of a text that name something, in all forms in which they are compared, without duplicates and in
 * order. Two words are equal if they share a form: "lanterns" and "lantern", "விளக்கு" and "விளக்கை".
 */
export function factWords(text: string, language: string): string[] {
  const lexis = lexisOf(language);
  const words = new Set(splitWords(text.replaceAll('_', ' '), lexis));
  const forms = [...words]
    .filter((word) => !TOO_SHORT.test(word) && lexis.weightOf(word) !== 'stop')
    .flatMap((word) => (STEMMED.includes(language) ? [lexis.stemOf(word)] : beginningsOf(word)));
  return [...new Set(forms)];
}

function beginningsOf(word: string): string[] {
  const letters = Array.from(word);
  // words in Latin letters are names and keys, and stay whole
  if (/^[\p{Script=Latin}\p{N}\p{M}]+$/u.test(word)) return [word];
  const shortest = Math.max(Math.min(STEM_MIN, letters.length), letters.length - ENDING_MAX);
  return Array.from({ length: letters.length - shortest + 1 }, (_, cut) =>
    letters.slice(0, letters.length - cut).join(''),
  );
}
