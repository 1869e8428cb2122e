export { EditStoryScreen, type EditStoryScreenProps } from './EditStoryScreen.tsx';
