export { sweepDrafts } from './drafts/sweepDrafts.ts';
export { sweepPresence } from './presence/sweepPresence.ts';
export { authoringData } from './personalData.ts';
export { archiveLocked } from './publishing/archiveStory.ts';
export { storiesBy } from './ownStories.ts';
export { sweepAnnounced } from './sweepAnnounced.ts';
export { sweepWithdrawnStories } from './sweepWithdrawnStories.ts';
export { storyRow } from './editing/storyRow.ts';
export { rewriteStory, writeNewStory } from './writeNewStory.ts';
