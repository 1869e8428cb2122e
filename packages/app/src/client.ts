import { createApiClient, withCatalogue } from '@kathaloka/api';
import { API_BASE } from '@kathaloka/contract/calls';
import { fetchOrTake } from './browser/earlyCall.ts';

/** The client of the page; its cache and its session are in the store. */
export const client = createApiClient({ baseUrl: API_BASE, fetch: fetchOrTake });

/** The calls of the header, Home and a story. The scripts of other pages add theirs. */
export const catalogue = withCatalogue(client);
export const {
  useGetHomeQuery,
  useGetOpeningQuery,
  useGetSettingsQuery,
  useGetStoryQuery,
  useListFeaturedStoriesQuery,
  useListFollowedStoriesQuery,
  useListStoriesInfiniteQuery,
  useListTrendingStoriesQuery,
  useRefreshFirstPageMutation,
  useSearchStoriesQuery,
  useSuggestStoriesQuery,
} = catalogue;
