export interface Point {
  x: number;
  y: number;
}

export type SwipeWay = 'left' | 'right' | 'up' | 'down';

/** The direction of a swipe beyond the threshold: horizontal if it is mostly horizontal. */
export function swipeOf(from: Point, to: Point, thresholdPx: number): SwipeWay | undefined {
  const across = to.x - from.x;
  const along = to.y - from.y;
  if (Math.max(Math.abs(across), Math.abs(along)) < thresholdPx) return undefined;
  if (Math.abs(across) >= Math.abs(along)) return across < 0 ? 'left' : 'right';
  return along < 0 ? 'up' : 'down';
}
