export { StatisticsPanel, type StatisticsPanelProps } from './StatisticsPanel.tsx';
