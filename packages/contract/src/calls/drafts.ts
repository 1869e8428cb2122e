import type { CallTable } from './call.ts';

/** Drafts of forms: unsaved input, one draft per page. */
export const draftCalls = {
  getDraft: {
    method: 'GET',
    path: '/drafts/{place}',
    access: 'signed-in',
    young: 'with-consent',
    cost: 'cheap',
    staysOnPage: true,
    answer: 'draft',
  },
  saveDraft: {
    method: 'PUT',
    path: '/drafts/{place}',
    access: 'signed-in',
    cost: 'dear',
    staysOnPage: true,
    answer: 'version',
  },
  deleteDraft: {
    method: 'DELETE',
    path: '/drafts/{place}',
    access: 'signed-in',
    young: 'with-consent',
    cost: 'cheap',
    staysOnPage: true,
  },
} as const satisfies CallTable;
