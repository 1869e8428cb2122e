export { MyStoriesScreen, type MyStoriesScreenProps } from './MyStoriesScreen.tsx';
