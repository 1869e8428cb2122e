export { StoryHeader, type StoryHeaderProps } from './StoryHeader.tsx';
