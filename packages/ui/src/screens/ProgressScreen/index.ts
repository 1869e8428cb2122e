export { ProgressScreen, type ProgressScreenProps, type TaskPanelState } from './ProgressScreen.tsx';
