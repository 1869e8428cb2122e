const WORD = /[\p{L}\p{M}\p{N}]+(?:'\p{L}+)*/gu;
/** A sentence ends with a full stop of its script, and the quotation mark that follows it. */
const SENTENCE_END = /(?<=[.!?।۔؟]['”’]?)\s+|\n+/u;

/** The words of a text as they are written. */
export function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

export function sentencesIn(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** How many words there are between the spaces. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

/** The one in the middle; of two, the lower. 0 of none. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;
}

/** Works each text out once: plays tell the same scenes over and over. */
export function cached<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? make(text);
    known.set(text, found);
    return found;
  };
}
