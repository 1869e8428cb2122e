export interface TextPiece {
  /** Offset in the text. */
  start: number;
  text: string;
}

const PARAGRAPH = /\n[^\S\n]*\n(?:[^\S\n]*\n)*/g;

/**
 * The paragraphs of a text, each with the blank lines after it. Appending to the text changes only the last paragraph,
 * so that the others are not rendered again.
 */
export function paragraphsOf(text: string): TextPiece[] {
  const paragraphs: TextPiece[] = [];
  let start = 0;
  for (const { index, 0: blank } of text.matchAll(PARAGRAPH)) {
    const end = index + blank.length;
    paragraphs.push({ start, text: text.slice(start, end) });
    start = end;
  }
  if (start < text.length || start === 0) paragraphs.push({ start, text: text.slice(start) });
  return paragraphs;
}
