import type { CallTable } from './call.ts';

/** Categories and tags. */
export const taxonomyCalls = {
  listCategories: {
    method: 'GET',
    path: '/categories/',
    access: 'public',
    cost: 'cheap',
    answer: ['categories'],
  },
  listTags: { method: 'GET', path: '/categories/tags/', access: 'public', cost: 'cheap', answer: ['tags'] },
} as const satisfies CallTable;
