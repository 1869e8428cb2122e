import { seriesCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';

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
        forgetSeries: build.call('forgetSeries', {
          invalidatesTags: (_message, _error, { params }) => [{ type: 'Series', id: params.slug }],
        }),
      };
    },
  });
}
