export { ReadersPanel, type ReadersPanelProps } from './ReadersPanel.tsx';
