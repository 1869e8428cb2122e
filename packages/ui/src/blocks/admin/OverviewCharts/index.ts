export { StatTile, type StatTileProps } from './StatTile.tsx';
export { TurnsChart, type TurnsChartProps, type TurnsOfDay } from './TurnsChart.tsx';
