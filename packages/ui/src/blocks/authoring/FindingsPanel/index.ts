export { CHECK_STATES, FindingsPanel, type CheckState, type FindingsPanelProps } from './FindingsPanel.tsx';
