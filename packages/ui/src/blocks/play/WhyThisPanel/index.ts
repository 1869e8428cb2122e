export { WhyThisPanel, type WhyThisPanelProps } from './WhyThisPanel.tsx';
