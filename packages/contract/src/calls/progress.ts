import type { CallTable } from './call.ts';

/** Tasks and their rewards, and the ledger of credits. */
export const progressCalls = {
  listTasks: { method: 'GET', path: '/progress/tasks', access: 'signed-in' },
  listFinishedTasks: {
    method: 'GET',
    path: '/progress/finished',
    access: 'signed-in',
    answer: 'finished',
    staysOnPage: true,
  },
  listCredits: { method: 'GET', path: '/credits', access: 'signed-in', answer: 'lines' },
  exportCredits: { method: 'GET', path: '/credits/export', access: 'signed-in', answer: 'csv' },
} as const satisfies CallTable;
