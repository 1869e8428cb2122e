export { VersionsPanel, type VersionRow, type VersionsPanelProps } from './VersionsPanel.tsx';
