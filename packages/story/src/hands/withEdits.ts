import { joined, type StoredParts } from './storedParts.ts';

/** A text with its parts; null if they are not known, or follow from the rest. */
export interface PartedText {
  readonly text: string;
  readonly parts: StoredParts | null;
}

/** A change of a text: what comes in place of a range of it. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * The text and its parts after some edits, which are in the order of the text. What comes in place of words is of the
 * hand that began them.
 */
export function withEdits({ text, parts }: PartedText, edits: readonly TextEdit[]): PartedText {
  if (edits.length === 0) return { text, parts };
  let told = '';
  let read = 0;
  for (const edit of edits) {
    told += text.slice(read, edit.from) + edit.text;
    read = edit.to;
  }
  return {
    text: told + text.slice(read),
    parts: parts && joined(parts.map(([by, to]) => [by, placeAfter(to, edits)] as const)),
  };
}

/** Where a boundary of a text is after the edits; one within an edit moves to the end of what replaces it. */
const placeAfter = (place: number, edits: readonly TextEdit[]): number =>
  edits.reduce(
    (moved, { from, to, text }) =>
      from < place ? moved + text.length - (Math.min(to, place) - from) : moved,
    place,
  );

/** Replaces each match of a pattern. */
export const replacedIn = (told: PartedText, pattern: RegExp, other: string): PartedText =>
  withEdits(
    told,
    [...told.text.matchAll(pattern)].map(({ index: from, 0: found }) => ({
      from,
      to: from + found.length,
      text: other,
    })),
  );
