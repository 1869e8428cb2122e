import { ago } from './time.ts';

export const home = {
  title: 'Home',
  featured: 'Featured Stories',
  featuredHint: 'Handpicked by editors and team',
  trending: 'Trending Now',
  trendingHint: 'Currently popular',
  aboutRow: (row: string) => `About ${row}`,
  continuePlaying: 'Continue playing',
  continue: 'Continue',
  continueNamed: (title: string) => `Continue ${title}`,
  progressOf: (title: string) => `Your progress in ${title}`,
  played: (playedAt: string, now: string) => ago(playedAt, now),
  loading: 'Loading stories...',
  overlayWords: [
    'Stringing the leaves',
    'Lighting the lamps',
    'Tuning the veena',
    'Waking the narrator',
    'Opening the first door',
  ] as readonly string[],
  overlayEnd: 'Press any key to continue',
  empty: 'No stories available at the moment.',
  loadMore: 'Load More Stories',
  loadingMore: 'Loading...',
};
