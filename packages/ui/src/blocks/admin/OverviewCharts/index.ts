export { StatTile, type StatTileProps } from './StatTile.tsx';
export { TurnsChart, type TurnsChartProps } from './TurnsChart.tsx';
export type { TurnsOfDay } from './turnsOfDay.ts';
