export type { Remembered, TurnReasons } from './turnReasons.ts';
export { WhyThisPanel, type WhyThisPanelProps } from './WhyThisPanel.tsx';
