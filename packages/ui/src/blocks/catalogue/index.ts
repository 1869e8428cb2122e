export { StoryCard, type StoryCardActions, type StoryCardProps } from './StoryCard/StoryCard.tsx';
export type { StoryCardStory } from './StoryCard/storyCardStory.ts';
export { StoryCardSkeleton, type StoryCardSkeletonProps } from './StoryCardSkeleton/StoryCardSkeleton.tsx';
export { StoryRow, type StoryRowProps } from './StoryRow/StoryRow.tsx';
