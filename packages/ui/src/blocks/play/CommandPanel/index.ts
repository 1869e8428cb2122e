export type { CommandModels } from './CommandButtons.tsx';
export { CommandPanel, type CommandPanelProps } from './CommandPanel.tsx';
