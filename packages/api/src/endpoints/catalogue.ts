import { catalogueCalls, followCalls } from '@kathaloka/contract/calls';
import type { CallInput } from '@kathaloka/contract/endpoints';
import type { HomeStory } from '@kathaloka/contract/entities';
import type { ApiClient } from '../createApiClient.ts';
import { sendCall } from '../calls/sendCall.ts';
import { buildCalls } from '../calls/buildCalls.ts';
import { requestFor } from '../requestFor.ts';
import { storyList } from '../tags.ts';
import { entriesOfHome, type ListedPage, type WantedPage, withPushedOut } from './homeLists.ts';

const SEARCH_CACHED_FOR_SECONDS = 60;

/** The page after this one: by cursor, so that no story is skipped when one is archived, or else by number. */
function pageAfter({ page, total_pages, next }: ListedPage): WantedPage | undefined {
  if (next === null) return undefined;
  if (next !== undefined) return { page: page + 1, after: next };
  return page < total_pages ? { page: page + 1 } : undefined;
}

/** The calls of the contract, each with a cache of its own. */
function withLists({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, catalogueCalls);
      return {
        /** An infinite query: one page after another, as they are requested. */
        listStories: build.infiniteQuery<ListedPage, void, WantedPage>({
          infiniteQueryOptions: { initialPageParam: { page: 1 }, getNextPageParam: pageAfter },
          query: ({ pageParam }) => requestFor(catalogueCalls, 'listStories', { query: pageParam }),
          providesTags: storyList('home'),
        }),
        listFeaturedStories: build.query<HomeStory[], CallInput<'listFeaturedStories'>>({
          query: (input) => requestFor(catalogueCalls, 'listFeaturedStories', input),
          providesTags: storyList('featured'),
        }),
        listTrendingStories: build.query<HomeStory[], CallInput<'listTrendingStories'>>({
          query: (input) => requestFor(catalogueCalls, 'listTrendingStories', input),
          providesTags: storyList('trending'),
        }),
        /** The newest stories of the authors whom the reader follows. */
        listFollowedStories: buildCalls(plain, followCalls).query<HomeStory[], void>({
          query: () => requestFor(followCalls, 'listFollowedStories', undefined),
          providesTags: storyList('followed'),
        }),
        searchStories: build.call('searchStories', {
          providesTags: storyList('search'),
          keepUnusedDataFor: SEARCH_CACHED_FOR_SECONDS,
        }),
        suggestStories: build.call('suggestStories', { keepUnusedDataFor: SEARCH_CACHED_FOR_SECONDS }),
        getStory: build.call('getStory', {
          providesTags: (_story, _error, { params }) => [{ type: 'Story', id: params.id }],
        }),
        getOpening: build.call('getOpening'),
        getSettings: build.call('getSettings', { keepUnusedDataFor: Number.POSITIVE_INFINITY }),
      };
    },
  });
}

/**
 * The calls of visitors: lists of stories, single stories, and the server's public settings.
 *
 * @example
 * const { useListFeaturedStoriesQuery } = withCatalogue(client);
 */
export function withCatalogue(client: Pick<ApiClient, 'api'>) {
  const catalogue = withLists(client);
  return catalogue.injectEndpoints({
    endpoints: (build) => ({
      /**
       * Fetches the data for the start of Home in one call, and stores it in the caches of the lists and the
       * settings. Later pages of the list stay cached.
       */
      getHome: build.query<null, void>({
        async queryFn(_nothing, { dispatch, getState }, _extra, send) {
          const { data, error } = await sendCall(send, catalogueCalls, 'getHome', undefined);
          if (error) return { error };
          const { util, endpoints } = catalogue;
          const { data: cached } = endpoints.listStories.select()(getState() as never);
          dispatch(util.upsertQueryEntries(entriesOfHome(data, cached)));
          return { data: null };
        },
      }),
      /** Refetches only the first page of `listStories`; Redux Toolkit would refetch all pages in sequence. */
      refreshFirstPage: build.mutation<null, void>({
        async queryFn(_nothing, { dispatch }, _extra, send) {
          const { data: page, error } = await sendCall(send, catalogueCalls, 'listStories', {
            query: { page: 1 },
          });
          if (error) return { error };
          dispatch(
            catalogue.util.updateQueryData('listStories', undefined, ({ pages }) => {
              const [before] = pages;
              if (before) pages[0] = withPushedOut(page, before);
            }),
          );
          return { data: null };
        },
      }),
    }),
  });
}

export type CatalogueApi = ReturnType<typeof withCatalogue>;
