import type { CallTable } from './call.ts';

/** Tasks and their rewards, and the ledger of credits. */
export const progressCalls = {
  listTasks: { method: 'GET', path: '/progress/tasks', access: 'signed-in', cost: 'cheap' },
  listFinishedTasks: {
    method: 'GET',
    path: '/progress/finished',
    access: 'signed-in',
    young: 'with-consent',
    cost: 'cheap',
    answer: 'finished',
    staysOnPage: true,
  },
  listCredits: {
    method: 'GET',
    path: '/credits',
    access: 'signed-in',
    young: 'with-consent',
    cost: 'cheap',
    answer: 'lines',
  },
  exportCredits: {
    method: 'GET',
    path: '/credits/export',
    access: 'signed-in',
    young: 'with-consent',
    cost: 'huge',
    answer: 'csv',
  },
} as const satisfies CallTable;
