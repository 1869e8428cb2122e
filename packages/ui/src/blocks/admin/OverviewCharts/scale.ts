const STEPS = [1, 2, 5, 10];
const LINES = 4;

/** At most five round figures for an axis, from 0 to at least `max`. */
export function ticksFor(max: number): readonly number[] {
  const rough = Math.max(max, 1) / LINES;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (STEPS.find((factor) => factor * magnitude >= rough) ?? 10) * magnitude);
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The points of a sparkline in a box of this size. */
export function sparkline(values: readonly number[], width: number, height: number): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || 1;
  return values
    .map((value, index) => {
      const x = (index / Math.max(1, values.length - 1)) * width;
      const y = height - ((value - low) / span) * height;
      return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
    })
    .join(' ');
}
