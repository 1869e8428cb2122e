export { AdminStoriesScreen, type AdminStoriesScreenProps } from './AdminStoriesScreen.tsx';
