export { CreateStoryScreen, type CreateStoryScreenProps } from './CreateStoryScreen.tsx';
