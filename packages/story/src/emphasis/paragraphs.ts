export interface TextPiece {
  /** Where it begins in the text. */
  start: number;
  text: string;
}

const PARAGRAPH = /\n[^\S\n]*\n(?:[^\S\n]*\n)*/g;

/**
 * The paragraphs of a text, each with the blank lines after it. A text that grows changes its last one only, so that
 * what was told before is neither rendered, nor laid out, nor painted again.
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
