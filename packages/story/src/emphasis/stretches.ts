import type { Emphasis, MarkedText } from './emphasis.ts';

/** A range of a text with the same emphasis. */
export interface Stretch {
  readonly start: number;
  readonly text: string;
  /** The stronger emphasis first. */
  readonly emphasis: readonly Emphasis[];
}

const BY_STRENGTH = ['strong', 'em'] as const;

/** Splits a text at the edges of its marks. A new mark does not change the ranges before it. */
export function stretchesOf({ text, marks }: MarkedText): readonly Stretch[] {
  if (marks.length === 0) return [{ start: 0, text, emphasis: [] }];
  const edges = [0, ...marks.flatMap(({ start, end }) => [start, end]), text.length];
  const places = [...new Set(edges)].toSorted((one, other) => one - other);
  return places.slice(0, -1).map((start, index) => {
    const within = marks.filter((mark) => mark.start <= start && start < mark.end);
    const emphasis = BY_STRENGTH.filter((each) => within.some((mark) => mark.emphasis === each));
    return { start, text: text.slice(start, places[index + 1]), emphasis };
  });
}
