export { sweepDrafts } from './drafts/drafts.ts';
export { authoringData } from './personalData.ts';
export { archiveLocked } from './publishing/publishStory.ts';
export { storiesBy } from './read.ts';
export { storyRow } from './editing/storyRow.ts';
export { rewriteStory, writeNewStory } from './writeNewStory.ts';
