import type { CallTable } from './call.ts';

/** The authors whom a reader follows. Accounts of the young follow nobody: nothing calls them back. */
export const followCalls = {
  listFollowedStories: {
    method: 'GET',
    path: '/stories/followed/',
    access: 'signed-in',
    cost: 'cheap',
    answer: ['stories'],
  },
  getFollow: {
    method: 'GET',
    path: '/authors/{username}/follow',
    access: 'signed-in',
    cost: 'cheap',
    answer: 'is_followed',
  },
  followAuthor: {
    method: 'PUT',
    path: '/authors/{username}/follow',
    access: 'signed-in',
    cost: 'cheap',
    answer: 'is_followed',
  },
  listFollows: {
    method: 'GET',
    path: '/auth/me/follows',
    access: 'signed-in',
    cost: 'cheap',
    answer: 'authors',
  },
  changeFollowLetter: {
    method: 'PUT',
    path: '/auth/me/follow-letter',
    access: 'signed-in',
    cost: 'cheap',
    answer: 'authors',
  },
} as const satisfies CallTable;
