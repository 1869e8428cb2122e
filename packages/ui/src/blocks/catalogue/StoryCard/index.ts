export { StoryCard, type StoryCardActions, type StoryCardProps } from './StoryCard.tsx';
export type { StoryCardStory } from './storyCardStory.ts';
