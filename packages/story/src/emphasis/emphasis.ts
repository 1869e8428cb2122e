import { curlyQuotes } from './curlyQuotes.ts';

export type Emphasis = 'em' | 'strong';

/** An emphasised range of a text. */
export interface TextMark {
  emphasis: Emphasis;
  start: number;
  end: number;
}

/** A text without its marks, and its emphasised ranges. */
export interface MarkedText {
  text: string;
  marks: readonly TextMark[];
}

/** Asterisks that may open a range. */
interface Opener {
  emphasis: Emphasis;
  start: number;
  end: number;
}

/** An emphasised range with its asterisks. While it is open, it has no closing ones. */
interface Pair {
  opener: Opener;
  closerStart: number;
  closerEnd: number;
}

export const NO_MARKS: readonly TextMark[] = [];

const ASTERISKS = /\*+/g;
const PARAGRAPH_END = /\n[^\S\n]*\n/;
const WORD_END = /[\p{L}\p{M}\p{N}]$/u;
const WIDTHS: Readonly<Record<Emphasis, number>> = { em: 1, strong: 2 };

/**
 * Reads `*emphasis*` and `**strong**`, and no other Markdown, and prints quotation marks. An asterisk stays in the text if it has no partner in its
 * paragraph, stands between spaces or follows a letter. While a text is streamed, an open range extends to the end of
 * the text received so far, and its asterisks are hidden.
 */
export function readEmphasis(source: string, isComplete = true): MarkedText {
  if (!source.includes('*')) return { text: curlyQuotes(source), marks: NO_MARKS };
  // asterisks at the end are undecided until the next character arrives
  const settled = isComplete ? source : source.slice(0, endBeforeAsterisks(source));
  const pairs = pairsIn(settled, isComplete);
  return withoutAsterisks(
    settled,
    pairs.toSorted((one, other) => one.opener.start - other.opener.start),
  );
}

function endBeforeAsterisks(source: string): number {
  let end = source.length;
  while (source.charAt(end - 1) === '*') end -= 1;
  return end;
}

function pairsIn(source: string, isComplete: boolean): readonly Pair[] {
  const pairs: Pair[] = [];
  let open: Opener[] = [];
  let readTo = 0;
  const endParagraphs = (place: number) => {
    if (PARAGRAPH_END.test(source.slice(readTo, place))) open = [];
  };
  for (const { index: start, 0: run } of source.matchAll(ASTERISKS)) {
    const end = start + run.length;
    endParagraphs(start);
    readTo = end;
    const closed = isInk(source, start - 1) ? closedBy(start, run.length, open) : [];
    pairs.push(...closed);
    const canOpen = isInk(source, end) && !WORD_END.test(source.slice(Math.max(0, start - 2), start));
    if (closed.length > 0) open = open.slice(0, open.indexOf(closed.at(-1)!.opener));
    else if (canOpen) open.push(...openersAt(start, end));
  }
  endParagraphs(source.length);
  const [closerStart, closerEnd] = [source.length, source.length];
  return isComplete ? pairs : [...pairs, ...open.map((opener) => ({ opener, closerStart, closerEnd }))];
}

function isInk(source: string, place: number): boolean {
  return /\S/.test(source.charAt(place));
}

/** The openers of a row of asterisks. Three open both kinds, with `em` inside `strong`. */
function openersAt(start: number, end: number): readonly Opener[] {
  const em: Opener = { emphasis: 'em', start: end - 1, end };
  const strong: Opener = { emphasis: 'strong', start, end: start + 2 };
  return [[], [em], [strong], [strong, em]][end - start] ?? [];
}

/**
 * The ranges that a row of asterisks closes; each must have been opened by as many. Three close both kinds, the inner
 * one first.
 */
function closedBy(start: number, length: number, open: readonly Opener[]): readonly Pair[] {
  if (length > 3) return [];
  const inner = open.at(-1)?.emphasis ?? 'em';
  const wanted: readonly Emphasis[] =
    length === 3 ? [inner, inner === 'em' ? 'strong' : 'em'] : [length === 1 ? 'em' : 'strong'];
  const pairs: Pair[] = [];
  let closerStart = start;
  for (const emphasis of wanted) {
    const before = pairs.at(-1)?.opener.start ?? Infinity;
    const opener = open.findLast((other) => other.emphasis === emphasis && other.start < before);
    if (!opener) return [];
    const closerEnd = closerStart + WIDTHS[emphasis];
    pairs.push({ opener, closerStart, closerEnd });
    closerStart = closerEnd;
  }
  return pairs;
}

function withoutAsterisks(source: string, pairs: readonly Pair[]): MarkedText {
  const cuts = pairs
    .flatMap(({ opener, closerStart, closerEnd }) => [opener, { start: closerStart, end: closerEnd }])
    .toSorted((one, other) => one.start - other.start);
  /** The positions of the removed asterisks in the source. */
  const places = new Map<number, number>();
  let text = '';
  let readTo = 0;
  for (const { start, end } of cuts) {
    text += source.slice(readTo, start);
    readTo = end;
    places.set(start, text.length).set(end, text.length);
  }
  text += source.slice(readTo);
  const placeOf = (edge: number) => places.get(edge) ?? text.length;
  const marks = pairs.map(({ opener, closerStart }) => ({
    emphasis: opener.emphasis,
    start: placeOf(opener.end),
    end: placeOf(closerStart),
  }));
  return { text: curlyQuotes(text), marks };
}

/** The marks within a range of the text, relative to its start. */
export function marksWithin(marks: readonly TextMark[], start: number, end: number): readonly TextMark[] {
  const within = marks.filter((mark) => mark.start < end && mark.end > start);
  if (within.length === 0) return NO_MARKS;
  return within.map((mark) => ({
    ...mark,
    start: Math.max(0, mark.start - start),
    end: Math.min(end, mark.end) - start,
  }));
}
