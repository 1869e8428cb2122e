import { createApiClient } from '@kathaloka/api';
import { API_BASE } from '@kathaloka/contract/calls';

/** The page's one client; its cache and its session live in the store. */
export const client = createApiClient({ baseUrl: API_BASE });

export const {
  useBookmarkStoryMutation,
  useGetSettingsQuery,
  useGetStoryQuery,
  useLikeStoryMutation,
  useListStoriesInfiniteQuery,
  useListFeaturedStoriesQuery,
  useListTrendingStoriesQuery,
  useSearchStoriesQuery,
  useShareStoryMutation,
  useStartPlayingMutation,
} = client.api;
