export { type ListCardEvents } from './ListCardActions.tsx';
export { StoryListCard, type StoryListCardProps } from './StoryListCard.tsx';
