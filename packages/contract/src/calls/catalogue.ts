import type { CallTable } from './call.ts';

/** Lists of stories, single stories and their parts for guests, and the public settings of the server. */
export const catalogueCalls = {
  listStories: {
    method: 'GET',
    path: '/stories/',
    access: 'anyone',
    young: 'always',
    cost: 'cheap',
    answer: 'stories',
  },
  listFeaturedStories: {
    method: 'GET',
    path: '/stories/featured/',
    access: 'anyone',
    young: 'always',
    cost: 'cheap',
    answer: ['stories'],
  },
  listTrendingStories: {
    method: 'GET',
    path: '/stories/trending/',
    access: 'anyone',
    young: 'always',
    cost: 'cheap',
    answer: ['stories'],
  },
  getHome: {
    method: 'GET',
    path: '/stories/home/',
    access: 'anyone',
    young: 'always',
    cost: 'cheap',
    answer: 'stories',
  },
  searchStories: {
    method: 'GET',
    path: '/stories/search/',
    access: 'anyone',
    young: 'always',
    cost: 'dear',
    answer: ['stories'],
  },
  getStory: {
    method: 'GET',
    path: '/stories/{id}',
    access: 'anyone',
    young: 'always',
    cost: 'cheap',
    answer: 'stats',
  },
  getOpening: {
    method: 'GET',
    path: '/stories/{id}/opening',
    access: 'public',
    cost: 'cheap',
    answer: 'choices',
  },
  getGuestStory: {
    method: 'GET',
    path: '/stories/{id}/guest',
    access: 'public',
    cost: 'dear',
    answer: 'story_structure',
  },
  getSettings: { method: 'GET', path: '/settings', access: 'public', cost: 'cheap', answer: 'waitlist_url' },
} as const satisfies CallTable;
