/** Calculations with `#rrggbb` colours, for derived themes. */

const OFFSETS = [1, 3, 5] as const;

function channels(colour: string): number[] {
  return OFFSETS.map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** The mix of two colours: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const goal = channels(to);
  const mixed = channels(from).map((channel, index) => {
    const value = Math.round(channel + ((goal[index] ?? 0) - channel) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** The colour as a thin translucent layer. */
export function translucent(colour: string, alpha: number): string {
  return `rgb(${channels(colour).join(' ')} / ${alpha})`;
}
