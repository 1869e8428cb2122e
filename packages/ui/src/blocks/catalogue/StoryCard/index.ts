export { StoryCard, type StoryCardProps } from './StoryCard.tsx';
export { StoryCardSkeleton } from './StoryCardSkeleton.tsx';
