export { EditStoryScreen } from './EditStoryScreen.tsx';
export type { EditStoryScreenProps } from './editStoryProps.ts';
