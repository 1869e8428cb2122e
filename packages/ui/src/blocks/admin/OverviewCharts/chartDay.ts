/** One of at most two series: the first is solid, the second hatched and stacked on the first. */
export interface ChartSeries {
  key: string;
  label: string;
}

/** The figures of one day, in the order of the series. */
export interface ChartDay {
  /** The day, such as `2026-11-20`. */
  day: string;
  /** `null` where there was nothing to measure. */
  values: readonly (number | null)[];
  /** What the second bar adds to the first, where that is less than its figure: a figure that includes the first. */
  includesFirst?: boolean;
}

/** How high each bar of a day is. */
export function barsOf({ values, includesFirst = false }: ChartDay): readonly number[] {
  const [first = 0, ...rest] = values.map((value) => value ?? 0);
  return [first, ...rest.map((value) => (includesFirst ? Math.max(0, value - first) : value))];
}

/** The height of all bars of a day together. */
export function totalOf(day: ChartDay): number {
  return barsOf(day).reduce((sum, bar) => sum + bar, 0);
}
