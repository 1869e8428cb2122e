import type { CallTable } from './call.ts';

/** The stars that a reader gives to a finished story. */
export const ratingCalls = {
  getRating: {
    method: 'GET',
    path: '/stories/{id}/rating',
    access: 'signed-in',
    cost: 'cheap',
    answer: 'stars',
  },
  rateStory: {
    method: 'PUT',
    path: '/stories/{id}/rating',
    access: 'signed-in',
    cost: 'cheap',
    answer: 'stars',
  },
} as const satisfies CallTable;
