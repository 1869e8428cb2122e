export { StoryRow, type StoryRowProps } from './StoryRow.tsx';
