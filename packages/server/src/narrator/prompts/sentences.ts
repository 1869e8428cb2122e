/**
 * The end of a sentence, or of a line. After speech or dots, a small letter goes on with its sentence:
 * `'Where to?' you ask.`
 */
const END =
  /(?<![.!?।॥۔؟…])[.!?।॥۔؟]{1,2}(?=\s)|(?<![.!?।॥۔؟…])[.!?।॥۔؟…]+['"’”»›)\]]*(?=[^\S\n]+[^\s\p{Ll}]|[^\S\n]*\n)|(?<=\S)(?=\n)/gu;
/** What may become the end of a sentence with the next letters of a text. */
const MAY_BECOME_AN_END = /(?<![.!?।॥۔؟…])[.!?।॥۔؟…]+['"’”»›)\]]*[^\S\n]*$/g;
/** A text of this length without the end of a sentence is split between two words. */
const SENTENCE_MAX = 2000;

/**
 * The end of the first sentence of a text; null if it is not there yet. A sentence begins with its space, and
 * later text never moves its end.
 */
const sentenceEnd = (text: string): number | null => signedEnd(text) ?? splitEnd(text);

/** Like `sentenceEnd`, but never between two words. Before `from` there is no end, as `undecidedFrom` says. */
export function signedEnd(text: string, from = 0): number | null {
  const begin = beginOf(text);
  if (begin < 0) return null;
  END.lastIndex = Math.max(begin, from);
  const found = END.exec(text.slice(0, begin + SENTENCE_MAX + 1));
  const end = found ? found.index + found[0].length : null;
  return end !== null && end <= begin + SENTENCE_MAX ? end : null;
}

/** Where a text without a signed end is split; null if it may still have one. */
export function splitEnd(text: string): number | null {
  const begin = beginOf(text);
  if (begin < 0) return text.length > SENTENCE_MAX ? SENTENCE_MAX : null;
  if (text.length <= begin + SENTENCE_MAX) return null;
  const space = text.lastIndexOf(' ', begin + SENTENCE_MAX);
  if (space > begin) return space;
  return begin + SENTENCE_MAX - Number(isHighSurrogate(text.charCodeAt(begin + SENTENCE_MAX - 1)));
}

/** Where a later search may begin: what is before it has no end of a sentence, whatever letters follow. */
export function undecidedFrom(text: string, from: number): number {
  MAY_BECOME_AN_END.lastIndex = from;
  return MAY_BECOME_AN_END.exec(text)?.index ?? text.length;
}

/** A sign behind a word. Without a space behind it, it ends no sentence above, but it shows that there are some. */
const ANY_SIGN = /[\p{L}\p{M}\p{N}]['"’”»›)\]]*[.!?।॥۔؟…]/u;

/** Whether a text that has to be split is none of sentences. */
export function isUnended(text: string): boolean {
  const begin = beginOf(text);
  return begin >= 0 && !ANY_SIGN.test(text.slice(begin, begin + SENTENCE_MAX));
}

/** Where the first word begins; -1 if it is not there yet. */
function beginOf(text: string): number {
  const first = text.slice(0, SENTENCE_MAX + 1);
  const written = first.trimStart();
  return written === '' ? -1 : first.length - written.length;
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
