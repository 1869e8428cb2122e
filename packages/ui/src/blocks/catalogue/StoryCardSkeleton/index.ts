// a separate entry, so that importing a card does not bundle its skeleton
export { StoryCardSkeleton, type StoryCardSkeletonProps } from '../StoryCard/StoryCardSkeleton.tsx';
