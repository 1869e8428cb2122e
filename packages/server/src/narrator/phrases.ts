/** Optional signs: the nukta, Arabic vowel signs, joiners, the stretched line. */
const OPTIONAL = /\u093C|\u09BC|\u0ABC|[\u064B-\u065F]|\u0670|\u200C|\u200D|\u0640/g;
const SAME_LETTER: Readonly<Record<string, string>> = { ي: 'ی', ك: 'ک', ه: 'ہ', ة: 'ہ' };

/** A text without case, accents and optional signs, with one letter for those that are written in two ways. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replaceAll(OPTIONAL, '')
    .replaceAll(/[يكهة]/g, (letter) => SAME_LETTER[letter]!)
    .toLowerCase()
    .normalize('NFC');

/** The words of a text in any script, without case, accents and punctuation. */
export const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

export const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Words of these scripts carry endings, so a searched word may be the beginning of a word of the text. */
const ENDING_FROM = 3;
const LETTERS = String.raw`^[^\p{Script=Latin}\p{N}]{${ENDING_FROM},}`;
const BEGINNING = new RegExp(LETTERS, 'u');
const WITH_ENDINGS = new RegExp(`${LETTERS}$`, 'u');

const isWord = (wanted: string, word: string): boolean =>
  word === wanted || (WITH_ENDINGS.test(wanted) && word.startsWith(wanted));

/** The searched words that a word of a text is: itself, and those with the ending that it may carry. */
export function wordsFoundIn(word: string): string[] {
  const letters = Array.from(BEGINNING.exec(word)?.[0] ?? '');
  const found = letters.flatMap((_, at) => (at >= ENDING_FROM ? [letters.slice(0, at).join('')] : []));
  return [...new Set([word, ...found, letters.join('')])].filter((one) => one !== '');
}

/** Whether a text contains a phrase, both given as words. */
export function holdsPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  if (phrase.length === 0) return false;
  return words.some((_, at) => phrase.every((wanted, offset) => isWord(wanted, words[at + offset] ?? '')));
}

/**
 * Like `holdsPhrase` for single words, but fast for very many of them: the words of the text are sorted once
 * and searched by bisection.
 */
export function wordFinder(words: readonly string[]): (wanted: string) => boolean {
  const sorted = [...new Set(words)].toSorted((one, other) => (one < other ? -1 : 1));
  return (wanted) => {
    // a word with this beginning would be the first that does not sort before `wanted`
    const word = sorted[firstFrom(sorted, wanted)];
    return word !== undefined && isWord(wanted, word);
  };
}

/**
 * Like `holdsPhrase` for single words the other way round: finds, of very many entries, those whose word a word of the
 * text is.
 */
export function wordIndex<T>(
  entries: readonly T[],
  wordOf: (entry: T) => string,
): (word: string) => readonly T[] {
  const found = Map.groupBy(entries, wordOf);
  return (word) => [
    ...(found.get(word) ?? []),
    ...beginningsOf(word).flatMap((wanted) => found.get(wanted) ?? []),
  ];
}

/** The beginnings of a word with which it could carry an ending. */
const beginningsOf = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at)).filter((wanted) => isWord(wanted, word));

/** The index of the first sorted word that does not sort before `wanted`. */
function firstFrom(sorted: readonly string[], wanted: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}
