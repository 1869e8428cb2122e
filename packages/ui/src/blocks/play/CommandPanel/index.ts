export { CommandPanel, type CommandPanelProps } from './CommandPanel.tsx';
