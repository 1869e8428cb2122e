import type { CallTable } from './call.ts';

/** What readers do with a story. */
export const reactionCalls = {
  likeStory: { method: 'POST', path: '/stories/{id}/like', access: 'signed-in', cost: 'cheap' },
  bookmarkStory: {
    method: 'POST',
    path: '/stories/{id}/bookmark',
    access: 'signed-in',
    young: 'with-consent',
    cost: 'cheap',
  },
  shareStory: { method: 'POST', path: '/stories/{id}/share', access: 'anyone', cost: 'cheap' },
} as const satisfies CallTable;
