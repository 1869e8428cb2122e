/** The scroll offset from the inline start. */
export interface ScrollState {
  offset: number;
  /** The maximum offset. */
  max: number;
}

/** Tolerance for rounded scroll positions at the ends. */
const NEAR = 4;

/** The offset after a step forward: wraps to the start at the end. */
export function forwardFrom({ offset, max }: ScrollState, distance: number): number {
  return offset >= max - NEAR ? 0 : Math.min(offset + distance, max);
}

/** The offset after a step back: wraps to the end at the start. */
export function backwardFrom({ offset, max }: ScrollState, distance: number): number {
  return offset <= NEAR ? max : Math.max(offset - distance, 0);
}
