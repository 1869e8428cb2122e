const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letters of the first and the last word: `Meera Joshi` is `MJ`, `कबीर सेन` is `कसे`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word = '') => graphemes.segment(word)[Symbol.iterator]().next().value?.segment ?? '')
    .join('')
    .toLocaleUpperCase();
}
