import type { AnyLanguage } from '../../../../theme/anyLanguage.ts';

/** The longest last line of a card, in characters. */
export const CARD_LINE_MAX = 240;

/** Returns the last sentences of a text, as many as fit; if not even the last one fits, its beginning. */
export function lastSentences(text: string, language: AnyLanguage, max = CARD_LINE_MAX): string {
  const segments = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)];
  let end = '';
  for (const { segment } of segments.toReversed()) {
    if ((segment + end).trim().length > max) break;
    end = segment + end;
  }
  return end.trim() || cutAtWord(segments.at(-1)?.segment.trim() ?? '', max);
}

function cutAtWord(text: string, max: number): string {
  const cut = text.slice(0, max - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:،؛—–-]+$/u, '')}…`;
}

/** The width of a text. */
export type Measure = (text: string) => number;

/** Wraps a text: between words, and inside a word that is longer than a line. */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph.trim(), width, measure));
}

function wrapParagraph(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/u).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const parts = measure(word) <= width ? [word] : brokenWord(word, width, measure);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
  }
  return line ? [...lines, line] : lines;
}

function brokenWord(word: string, width: number, measure: Measure): string[] {
  const parts = [''];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)) {
    const last = parts.at(-1) ?? '';
    if (last && measure(last + segment) > width) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** The possible font sizes, from large to small. */
  readonly sizes: readonly number[];
  /** The line height, as a multiple of the font size. */
  readonly leading: number;
}

/** Wraps a text in the largest size that fits. In the smallest size the text is truncated. */
export function fitText(
  text: string,
  { width, height, sizes, leading }: Room,
  measureAt: (size: number) => Measure,
): FittedText {
  let fitted: FittedText = { size: 0, lines: [] };
  for (const size of sizes) {
    const lines = wrapText(text, width, measureAt(size));
    if (lines.length * size * leading <= height) return { size, lines };
    const room = Math.max(1, Math.floor(height / (size * leading)));
    fitted = { size, lines: [...lines.slice(0, room - 1), `${lines[room - 1] ?? ''}…`] };
  }
  return fitted;
}
