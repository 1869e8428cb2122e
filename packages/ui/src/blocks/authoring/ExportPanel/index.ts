export { EXPORT_FORMATS, type ExportFormat, ExportPanel, type ExportPanelProps } from './ExportPanel.tsx';
