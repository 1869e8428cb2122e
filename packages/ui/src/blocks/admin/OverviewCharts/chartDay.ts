/** One of at most two series: the first is solid, the second hatched and stacked on the first. */
export interface ChartSeries {
  key: string;
  label: string;
}

/** The figures of one day, in the order of the series. */
export interface ChartDay {
  /** The day, such as `2026-11-20`. */
  day: string;
  /** The figures; `null` where nothing was measured. */
  values: readonly (number | null)[];
  /** Whether the second figure includes the first, so that its bar shows only the difference. */
  includesFirst?: boolean;
}

/** The height of each bar of a day. */
export function barsOf({ values, includesFirst = false }: ChartDay): readonly number[] {
  const [first = 0, ...rest] = values.map((value) => value ?? 0);
  return [first, ...rest.map((value) => (includesFirst ? Math.max(0, value - first) : value))];
}

/** The total height of the bars of a day. */
export function totalOf(day: ChartDay): number {
  return barsOf(day).reduce((sum, bar) => sum + bar, 0);
}
