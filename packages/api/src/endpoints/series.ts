import { seriesCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';

/** The series of the caller; each of them has an address that ends on a part of its id. */
const MINE = { type: 'Series', id: 'my' } as const;

/** What shows a series that was changed: stories say in which they are, and where. */
const changed = (slug: string) => [
  MINE,
  { type: 'Series' as const, id: slug },
  'Story' as const,
  'StoryList' as const,
];

/**
 * Stories that belong together, and what they remember of their reader.
 *
 * @example
 * const { useGetSeriesQuery } = withSeries(client);
 */
export function withSeries({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, seriesCalls);
      return {
        getSeries: build.call('getSeries', {
          // an ending that was reached meanwhile changes the answer
          keepUnusedDataFor: 0,
          providesTags: (_series, _error, { params }) => [{ type: 'Series', id: params.slug }],
        }),
        listMySeries: build.call('listMySeries', {
          // its parts are edited elsewhere
          keepUnusedDataFor: 0,
          providesTags: () => [MINE],
        }),
        createSeries: build.call('createSeries', {
          invalidatesTags: (made, error) => (error || !made ? [] : changed(made.slug)),
        }),
        updateSeries: build.call('updateSeries', {
          invalidatesTags: (_series, error, { params }) => (error ? [] : changed(params.slug)),
        }),
        deleteSeries: build.call('deleteSeries', {
          invalidatesTags: (_message, error, { params }) => (error ? [] : changed(params.slug)),
        }),
        forgetSeries: build.call('forgetSeries', {
          invalidatesTags: (_message, _error, { params }) => [{ type: 'Series', id: params.slug }],
        }),
      };
    },
  });
}
