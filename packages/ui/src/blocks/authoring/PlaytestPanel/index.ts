export type { PlaytestChoice, PlaytestTurn, PlaytestVariables } from './playtest.ts';
export { PlaytestPanel, type PlaytestPanelProps } from './PlaytestPanel.tsx';
