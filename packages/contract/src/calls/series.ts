import type { CallTable } from './call.ts';

/** Series of stories, for readers and authors. */
export const seriesCalls = {
  getSeries: {
    method: 'GET',
    path: '/series/{slug}',
    access: 'anyone',
    young: 'always',
    cost: 'cheap',
    answer: 'parts',
  },
  listMySeries: {
    method: 'GET',
    path: '/series/my/',
    access: 'signed-in',
    young: 'with-consent',
    cost: 'huge',
    answer: 'series',
  },
  createSeries: { method: 'POST', path: '/series/', access: 'signed-in', cost: 'huge', staysOnPage: true },
  updateSeries: { method: 'PUT', path: '/series/{slug}', access: 'owner', cost: 'huge', staysOnPage: true },
  deleteSeries: {
    method: 'DELETE',
    path: '/series/{slug}',
    access: 'owner',
    young: 'with-consent',
    cost: 'dear',
  },
  forgetSeries: {
    method: 'DELETE',
    path: '/series/{slug}/memory',
    access: 'signed-in',
    young: 'with-consent',
    cost: 'cheap',
  },
} as const satisfies CallTable;
