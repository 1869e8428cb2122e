export { AlternativesPanel, type AlternativesPanelProps } from './AlternativesPanel.tsx';
