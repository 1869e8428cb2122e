export { StoryCard, type StoryCardActions, type StoryCardProps } from './StoryCard.tsx';
export { StoryCardSkeleton } from './StoryCardSkeleton.tsx';
