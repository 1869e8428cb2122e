import { onDemand } from '../../onDemand.ts';

const graphemes = onDemand(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }));
/** ASCII needs no `Intl.Segmenter`, which takes a cheap phone a tenth of a second to load. */
const PLAIN = /^[ -~]*$/;

/** The first letters of the first and the last word: `Meera Joshi` is `MJ`, `कबीर सेन` is `कसे`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map(firstLetter).join('').toLocaleUpperCase();
}

function firstLetter(word = ''): string {
  if (PLAIN.test(word)) return word.charAt(0);
  return graphemes().segment(word)[Symbol.iterator]().next().value?.segment ?? '';
}
