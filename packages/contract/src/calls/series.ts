import type { CallTable } from './call.ts';

/** Stories that belong together. */
export const seriesCalls = {
  getSeries: { method: 'GET', path: '/series/{slug}', access: 'anyone', cost: 'cheap', answer: 'parts' },
  forgetSeries: { method: 'DELETE', path: '/series/{slug}/memory', access: 'signed-in', cost: 'cheap' },
} as const satisfies CallTable;
