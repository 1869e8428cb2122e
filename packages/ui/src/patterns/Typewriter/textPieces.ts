import {
  type MarkedText,
  marksWithin,
  paragraphsOf,
  type TextMark,
  type TextPiece,
} from '@kathaloka/story/emphasis';

/** The minimum length of a piece, about two lines: few nodes, and little to lay out for a new word. */
const LEAST = 200;

/**
 * Splits a text into pieces at spaces. A growing text changes only its last piece, so that the browser lays
 * out one piece per new word instead of the whole text.
 */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  const space = /\s/g;
  let start = 0;
  for (;;) {
    space.lastIndex = start + LEAST;
    const end = space.test(text) ? space.lastIndex : text.length;
    pieces.push({ start, text: text.slice(start, end) });
    // a space at the very end completes its piece: text that follows starts a new one
    if (end === text.length) return pieces;
    start = end;
  }
}

export interface MarkedPiece extends TextPiece {
  /** The emphasis in the piece, counted from its start. */
  marks: readonly TextMark[];
}

/** Splits a text with emphasis into pieces, like `textPieces`. */
export function markedPieces({ text, marks }: MarkedText): readonly MarkedPiece[] {
  return textPieces(text).map((piece) => ({
    ...piece,
    marks: marksWithin(marks, piece.start, piece.start + piece.text.length),
  }));
}

/**
 * The pieces of each paragraph. The `start` of a piece counts from the start of the text; the `start` of a mark counts
 * from the start of its piece.
 */
export function markedParagraphs({ text, marks }: MarkedText): readonly (readonly MarkedPiece[])[] {
  return paragraphsOf(text).map(({ start, text: own }) =>
    markedPieces({ text: own, marks: marksWithin(marks, start, start + own.length) }).map((piece) => ({
      ...piece,
      start: start + piece.start,
    })),
  );
}
