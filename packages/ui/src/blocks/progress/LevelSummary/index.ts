export { LevelSummary, type LevelSummaryProps } from './LevelSummary.tsx';
