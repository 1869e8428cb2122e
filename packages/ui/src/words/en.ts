import { numbersOf } from './numbers.ts';

const { compact, counted } = numbersOf('en');

/** Every string that a person reads, by area. This file is the type that every other language satisfies. */
export const en = {
  product: {
    name: 'Kathaloka',
    copyright: '© 2025 Kathaloka',
  },
  numbers: { compact },
  shell: {
    skipToContent: 'Skip to content',
    navigation: 'Main',
    home: 'Home',
  },
  story: {
    untitled: 'Untitled',
    noDescription: 'No description available',
    unknownAuthor: 'Unknown Author',
    play: 'PLAY',
    playNamed: (title: string) => `PLAY ${title}`,
    likes: (count: number) => counted(count, { one: 'like', other: 'likes' }),
    plays: (count: number) => counted(count, { one: 'play', other: 'plays' }),
    bookmarks: (count: number) => counted(count, { one: 'bookmark', other: 'bookmarks' }),
    likedByYou: 'liked by you',
    savedByYou: 'saved by you',
  },
  home: {
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
  },
  carousel: {
    role: 'carousel',
    previous: (row: string) => `Previous in ${row}`,
    next: (row: string) => `Next in ${row}`,
    pause: (row: string) => `Pause ${row}`,
    resume: (row: string) => `Let ${row} move`,
  },
  errors: {
    title: 'The narrator lost the thread',
    tryAgain: 'Try again',
    request: (id: string) => `Request ${id}`,
  },
  notFound: {
    code: '404',
    title: 'This leaf is not in the book.',
    text: 'It was taken out, or it was never written. The string still holds the rest.',
    goHome: 'Go to Home',
  },
};

export type Words = typeof en;
