export { STORY_FILES, type StoryFile, ExportPanel, type ExportPanelProps } from './ExportPanel.tsx';
