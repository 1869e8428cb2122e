import type { CallTable } from './call.ts';

/** What stories are sorted by. */
export const taxonomyCalls = {
  listCategories: { method: 'GET', path: '/categories/', access: 'public', answer: ['categories'] },
  listTags: { method: 'GET', path: '/categories/tags/', access: 'public', answer: ['tags'] },
} as const satisfies CallTable;
