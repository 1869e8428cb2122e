export { sceneText } from './mergeScenes.ts';
export { type MergedStory, mergeStories, type StoriesToMerge } from './mergeStories.ts';
export type { MergeQuestion, MergeSide, Three } from './merging.ts';
export { type SentDraft, typedSince } from './typedSince.ts';
export { type DiffPart, wordDiff } from './wordDiff.ts';
