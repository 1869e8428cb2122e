import type { CallTable } from './call.ts';

/** Tasks and their rewards. */
export const progressCalls = {
  listTasks: { method: 'GET', path: '/progress/tasks', access: 'signed-in' },
} as const satisfies CallTable;
