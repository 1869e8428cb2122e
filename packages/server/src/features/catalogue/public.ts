export { listCategories, listTags } from './listCategories.ts';
export { publishedTotal } from './listStories.ts';
export { indexPendingStories, startIndexing } from './search/indexing.ts';
export { sweepSearch } from './search/sweepSearch.ts';
export { playableStory, refuseWithoutPremium, visibleStories, visibleStory } from './visibleStories.ts';
