export { EXPORT_FORMATS, type ExportFormat } from './ExportSession.tsx';
export { SessionPanel, type SessionPanelProps } from './SessionPanel.tsx';
