import { area } from '../area.ts';

export const homeWords = area('home', {
  title: 'Home',
  featured: 'Featured Stories',
  featuredHint: 'Handpicked by editors and team',
  trending: 'Trending Now',
  trendingHint: 'Currently popular',
  followed: 'By authors you follow',
  followedHint: 'Their newest stories',
  aboutRow: (row: string) => `About ${row}`,
  quickReads: 'Quick reads',
  quickReadsHint: 'Whole tales of a few minutes. They can be read without an account.',
  withoutMachines: 'Only tales that are made without AI',
  noneWithoutMachines: 'All tales that are loaded here were made with AI.',
  loading: 'Loading stories...',
  overlayWords: [
    'Stringing the leaves',
    'Lighting the lamps',
    'Tuning the veena',
    'Waking the narrator',
    'Opening the first door',
  ] as readonly string[],
  empty: 'No stories available at the moment.',
  loadMore: 'Load More Stories',
  loadingMore: 'Loading...',
});
