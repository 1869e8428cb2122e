export { KnowHowPanel, type KnowHowPanelProps } from './KnowHowPanel.tsx';
