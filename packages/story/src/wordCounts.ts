import type { GraphNode } from './graph.ts';

/** A usual reading speed, in words per minute. */
export const READING_WORDS_A_MINUTE = 150;

const SPACE = /\s/;

/** Counts words without splitting the text, because it runs on thousands of texts while the author types. */
export function wordCount(text: string): number {
  let words = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isSpace = code <= 32 || (code > 127 && SPACE.test(text.charAt(at)));
    if (!isSpace && !isInside) words += 1;
    isInside = !isSpace;
  }
  return words;
}

/** The numbers of words in a scene's own text and in its variants. */
export function wordsTold({ text, variants }: Pick<GraphNode, 'text' | 'variants'>): readonly number[] {
  return [wordCount(text), ...variants.map((variant) => wordCount(variant.text))];
}
