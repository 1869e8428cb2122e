export { CreateStoryScreen } from './CreateStoryScreen.tsx';
export type { CreateStoryScreenProps } from './createStoryProps.ts';
