export { listCategories } from './listCategories.ts';
export { listTags } from './listTags.ts';
export { publishedTotal } from './listStories.ts';
export { indexPendingStories, startIndexing } from './search/indexing.ts';
export { sweepSearch } from './search/sweepSearch.ts';
export { playableStory, refuseWithoutPremium } from './playableStory.ts';
export { visibleIds, visibleStories } from './visibleStories.ts';
export { getStory } from './getStory.ts';
export { nextStory } from './nextStory.ts';
