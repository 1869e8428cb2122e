import type { CallTable } from './call.ts';

/** What the built-in illustrator draws before anything of it is saved. */
export const drawingCalls = {
  drawCovers: {
    method: 'GET',
    path: '/drawings/covers',
    access: 'signed-in',
    staysOnPage: true,
    answer: 'drawings',
  },
} as const satisfies CallTable;
