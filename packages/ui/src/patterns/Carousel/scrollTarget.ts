/** Where a scroller stands, counted from its start in the direction of reading. */
export interface ScrollState {
  offset: number;
  /** The greatest offset there is. */
  max: number;
}

/** Scrolling rounds to whole pixels here and there; this much short of an end counts as the end. */
const NEAR = 4;

/** Where a step forward leads: at the end, back to the start. */
export function forwardFrom({ offset, max }: ScrollState, distance: number): number {
  return offset >= max - NEAR ? 0 : Math.min(offset + distance, max);
}

/** Where a step back leads: at the start, round to the end. */
export function backwardFrom({ offset, max }: ScrollState, distance: number): number {
  return offset <= NEAR ? max : Math.max(offset - distance, 0);
}
