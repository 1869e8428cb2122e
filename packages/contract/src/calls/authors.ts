import type { CallTable } from './call.ts';

/** The public pages of authors. */
export const authorCalls = {
  getAuthor: {
    method: 'GET',
    path: '/authors/{username}',
    access: 'anyone',
    young: 'always',
    cost: 'cheap',
    answer: 'stories',
  },
} as const satisfies CallTable;
