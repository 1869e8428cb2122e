import { seriesCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';

/** The series of the caller; each of them has an address that ends on a part of its id. */
const MINE = { type: 'Series', id: 'my' } as const;

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
          invalidatesTags: (_series, error) => (error ? [] : [MINE]),
        }),
        updateSeries: build.call('updateSeries', {
          invalidatesTags: (_series, error, { params }) =>
            error ? [] : [MINE, { type: 'Series', id: params.slug }],
        }),
        deleteSeries: build.call('deleteSeries', {
          invalidatesTags: (_message, error, { params }) =>
            error ? [] : [MINE, { type: 'Series', id: params.slug }],
        }),
        forgetSeries: build.call('forgetSeries', {
          invalidatesTags: (_message, _error, { params }) => [{ type: 'Series', id: params.slug }],
        }),
      };
    },
  });
}
