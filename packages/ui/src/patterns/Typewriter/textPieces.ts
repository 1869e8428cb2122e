import {
  type MarkedText,
  marksWithin,
  paragraphsOf,
  type TextMark,
  type TextPiece,
} from '@kathaloka/story/emphasis';

/** About two lines: few enough nodes for a long text, and little to lay out again for a new word. */
const LEAST = 200;

/**
 * A text in pieces that end at a space. A text that grows changes its last piece only, so that the browser lays out
 * one piece for each word that arrives, and not everything that was told before it.
 */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  const space = /\s/g;
  let start = 0;
  for (;;) {
    space.lastIndex = start + LEAST;
    const end = space.test(text) ? space.lastIndex : text.length;
    pieces.push({ start, text: text.slice(start, end) });
    // a space at the very end may be followed by more: what comes is a piece of its own
    if (end === text.length) return pieces;
    start = end;
  }
}

export interface MarkedPiece extends TextPiece {
  /** What of it is emphasised, counted from where it begins. */
  marks: readonly TextMark[];
}

/** The same for a text in which something is emphasised. */
export function markedPieces({ text, marks }: MarkedText): readonly MarkedPiece[] {
  return textPieces(text).map((piece) => ({
    ...piece,
    marks: marksWithin(marks, piece.start, piece.start + piece.text.length),
  }));
}

/** The pieces of each paragraph. They say where they begin in the whole text; their marks, in the piece. */
export function markedParagraphs({ text, marks }: MarkedText): readonly (readonly MarkedPiece[])[] {
  return paragraphsOf(text).map(({ start, text: own }) =>
    markedPieces({ text: own, marks: marksWithin(marks, start, start + own.length) }).map((piece) => ({
      ...piece,
      start: start + piece.start,
    })),
  );
}
