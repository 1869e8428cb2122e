export * from './StoryCard/index.ts';
export * from './StoryRow/index.ts';
