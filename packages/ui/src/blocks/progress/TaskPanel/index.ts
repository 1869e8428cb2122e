export { TaskPanel, type TaskPanelProps } from './TaskPanel.tsx';
