import type { CallTable } from './call.ts';

/** Previews by the built-in illustrator; nothing is saved. */
export const drawingCalls = {
  drawCovers: {
    method: 'GET',
    path: '/drawings/covers',
    access: 'signed-in',
    cost: 'dear',
    staysOnPage: true,
    answer: 'drawings',
  },
} as const satisfies CallTable;
