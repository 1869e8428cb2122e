export { EditStoryScreen } from './EditStoryScreen.tsx';
export type { EditStoryScreenProps, EditTab } from './editStoryProps.ts';
