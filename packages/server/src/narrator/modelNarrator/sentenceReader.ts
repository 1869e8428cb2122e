import { isUnended, signedEnd, splitEnd, undecidedFrom } from '../prompts/sentences.ts';

/** The sentences of a text that grows. What has no end of a sentence is not searched again as more letters come. */
export function sentenceReader() {
  let waiting = '';
  let searched = 0;
  let taken = 0;
  let hasNoEnd = false;

  function endOfNext(isLast: boolean): number | null {
    const signed = signedEnd(waiting, searched);
    if (signed !== null) return signed;
    const split = splitEnd(waiting);
    hasNoEnd ||= split !== null && isUnended(waiting);
    return split ?? (isLast && waiting.trim() !== '' ? waiting.length : null);
  }

  return {
    add(text: string): void {
      waiting += text;
    },
    /** The next sentence; null if it has not ended yet. */
    next(isLast: boolean): string | null {
      const end = endOfNext(isLast);
      searched = end === null ? undecidedFrom(waiting, searched) : 0;
      if (end === null) return null;
      const sentence = waiting.slice(0, end);
      waiting = waiting.slice(end);
      taken += end;
      return sentence;
    },
    /** Takes all that is left. */
    rest(): string {
      const left = waiting;
      waiting = '';
      return left;
    },
    waiting: (): string => waiting,
    /** The number of letters of all sentences. */
    taken: (): number => taken,
    /** Whether a sentence was only the part of a long text without the end of a sentence. */
    hasNoEnd: (): boolean => hasNoEnd,
  };
}
