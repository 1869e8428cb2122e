export { StoryText, type StoryTextProps } from './StoryText.tsx';
