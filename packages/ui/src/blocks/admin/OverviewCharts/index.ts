export type { ChartDay, ChartSeries } from './chartDay.ts';
export { DayChart, type DayChartProps } from './DayChart.tsx';
export { StatTile, type StatTileProps } from './StatTile.tsx';
