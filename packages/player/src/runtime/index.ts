export * from './reading.ts';
export { readStory, readStoryText } from './readStory.ts';
export { readSave, replay, saveReading, type SavedReading, storyDigest } from './savedReading.ts';
export type { ReadStory, StoryFault, StoryFaultCode, StoryFile } from './storyFile.ts';
export { type Brought, leavesOf, openTale, type Tale, type TaleOptions } from './tale.ts';
