/**
 * The end of a sentence, or of a line. After speech or dots, a small letter goes on with its sentence:
 * `'Where to?' you ask.`
 */
const END =
  /(?<![.!?।॥۔؟…])[.!?।॥۔؟]{1,2}(?=\s)|[.!?।॥۔؟…]+['"’”»›)\]]*(?=[^\S\n]+[^\s\p{Ll}]|[^\S\n]*\n)|(?<=\S)(?=\n)/gu;
/** A text of this length without the end of a sentence is split between two words. */
const SENTENCE_MAX = 1200;

/**
 * The end of the first sentence of a text; null if it is not there yet. A sentence begins with its space, and
 * later text never moves its end.
 */
export function sentenceEnd(text: string): number | null {
  const begin = text.slice(0, SENTENCE_MAX + 1).search(/\S/);
  if (begin < 0) return text.length > SENTENCE_MAX ? SENTENCE_MAX : null;
  END.lastIndex = begin;
  const found = END.exec(text.slice(0, begin + SENTENCE_MAX + 1));
  const end = found ? found.index + found[0].length : null;
  if (end !== null && end <= begin + SENTENCE_MAX) return end;
  if (text.length <= begin + SENTENCE_MAX) return null;
  const space = text.lastIndexOf(' ', begin + SENTENCE_MAX);
  if (space > begin) return space;
  return begin + SENTENCE_MAX - Number(isHighSurrogate(text.charCodeAt(begin + SENTENCE_MAX - 1)));
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** The sentences of a text, each with the space before it: joined, they are the text. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let rest = text;
  for (let end = sentenceEnd(rest); end !== null; end = sentenceEnd(rest)) {
    sentences.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  if (rest !== '') sentences.push(rest);
  return sentences;
}

/** As many whole sentences from the beginning as fit; if not even the first fits, a part of it. */
export function fittingSentences(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const sentences = splitSentences(text);
  const upTo = mostThat(sentences.length, (count) => fits(sentences.slice(0, count).join('')));
  if (upTo > 0) return sentences.slice(0, upTo).join('').trimEnd();
  const words = (sentences[0] ?? '').split(/(?<=\s)/);
  return words
    .slice(
      0,
      mostThat(words.length, (count) => fits(words.slice(0, count).join(''))),
    )
    .join('')
    .trimEnd();
}

/** At most this many characters, in whole sentences where possible, without cutting a surrogate pair. */
export function cutAtSentence(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = fittingSentences(text, (some) => some.length <= max);
  return cut === '' ? text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '') : cut;
}

export const lastSentences = (text: string, count: number): string =>
  splitSentences(text.trim()).slice(-count).join('').trim();

/** The largest count up to a limit that passes a monotonic test, by bisection. */
function mostThat(limit: number, passes: (count: number) => boolean): number {
  let low = 0;
  let high = limit;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (passes(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
