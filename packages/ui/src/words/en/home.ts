export const home = {
  title: 'Home',
  featured: 'Featured Stories',
  featuredHint: 'Handpicked by editors and team',
  trending: 'Trending Now',
  trendingHint: 'Currently popular',
  aboutRow: (row: string) => `About ${row}`,
  loading: 'Loading stories...',
  empty: 'No stories available at the moment.',
  loadMore: 'Load More Stories',
  loadingMore: 'Loading...',
};
