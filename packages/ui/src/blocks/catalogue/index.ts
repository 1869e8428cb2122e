export * from './StoryCard/index.ts';
export * from './StoryCardSkeleton/index.ts';
export * from './StoryRow/index.ts';
