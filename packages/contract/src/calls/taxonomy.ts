import type { CallTable } from './call.ts';

/** Categories and tags. */
export const taxonomyCalls = {
  listCategories: { method: 'GET', path: '/categories/', access: 'public', answer: ['categories'] },
  listTags: { method: 'GET', path: '/categories/tags/', access: 'public', answer: ['tags'] },
} as const satisfies CallTable;
