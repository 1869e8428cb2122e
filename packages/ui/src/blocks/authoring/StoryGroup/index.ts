export { StoryGroup, type StoryGroupProps } from './StoryGroup.tsx';
