import { seriesCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';

/** The tag of the caller's own series. No series has this id, because a slug ends with a part of its series' id. */
const MINE = { type: 'Series', id: 'my' } as const;

/** The tags of a changed series. Stories show their series and their place in it. */
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
          // reaching a new ending changes the answer
          keepUnusedDataFor: 0,
          providesTags: (_series, _error, { params }) => [{ type: 'Series', id: params.slug }],
        }),
        listMySeries: build.call('listMySeries', {
          // the parts are edited on other pages
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
