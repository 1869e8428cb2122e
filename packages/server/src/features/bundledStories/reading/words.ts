const WORD = /[\p{L}\p{M}\p{N}]+(?:'\p{L}+)*/gu;
/** The end of a sentence: a full stop of any script, and a quotation mark after it. */
const SENTENCE_END = /(?<=[.!?।۔؟]['”’]?)\s+|\n+/u;

/** The words of a text, as written. */
export function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

export function sentencesIn(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** The number of words between spaces. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

/** The median; of an even number the lower middle value, 0 without values. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;
}

/** Caches the result for each text, because plays tell the same scenes again and again. */
export function cached<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? make(text);
    known.set(text, found);
    return found;
  };
}
