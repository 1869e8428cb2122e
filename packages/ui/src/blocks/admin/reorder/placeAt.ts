interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** The index of the box nearest to the pointer, in one or more columns; clamped to first and last. */
export function placeAt(boxes: readonly Box[], { clientX, clientY }: Point): number {
  const line = boxes.find(({ bottom }) => clientY < bottom);
  if (!line) return boxes.length - 1;
  const inLine = boxes.filter(({ top, bottom }) => top < line.bottom && bottom > line.top);
  const away = ({ left, right }: Box) => Math.max(left - clientX, clientX - right, 0);
  const nearest = inLine.reduce((best, box) => (away(box) < away(best) ? box : best), line);
  return boxes.indexOf(nearest);
}
