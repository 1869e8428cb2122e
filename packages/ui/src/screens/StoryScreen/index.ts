export { type StoryError, StoryScreen, type StoryScreenProps } from './StoryScreen.tsx';
