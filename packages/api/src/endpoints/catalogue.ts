import { catalogueCalls } from '@kathaloka/contract/calls';
import type { CallInput } from '@kathaloka/contract/endpoints';
import type { HomeStory } from '@kathaloka/contract/entities';
import type { ApiClient } from '../createApiClient.ts';
import { sendCall } from '../calls/sendCall.ts';
import { buildCalls } from '../calls/buildCalls.ts';
import { requestFor } from '../calls/requestFor.ts';
import { storyList } from '../tags.ts';
import { featuredOnHome, type ListedPage, listsOf, trendingOnHome } from './homeLists.ts';

const SEARCH_CACHED_FOR_SECONDS = 60;

/** A type alias and not an interface, because the inferred type of the client contains it. */
type WantedPage = { readonly page: number; readonly after?: string };

/** Continues where the previous page ended, so that no story is skipped when one is archived; without a cursor, by page number. */
function pageAfter({ page, total_pages, next }: ListedPage): WantedPage | undefined {
  if (next === null) return undefined;
  if (next !== undefined) return { page: page + 1, after: next };
  return page < total_pages ? { page: page + 1 } : undefined;
}

/** The calls of the contract, each in a cache of its own. */
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
        searchStories: build.call('searchStories', {
          providesTags: storyList('search'),
          keepUnusedDataFor: SEARCH_CACHED_FOR_SECONDS,
        }),
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
       * What Home begins with, in one call: its answer stands then where the calls of the lists and of the settings have
       * theirs. Pages of the list that are cached stay.
       */
      getHome: build.query<null, void>({
        async queryFn(_nothing, { dispatch, getState }, _extra, send) {
          const { data, error } = await sendCall(send, catalogueCalls, 'getHome', undefined);
          if (error) return { error };
          const { util, endpoints } = catalogue;
          const { page, featured, trending } = listsOf(data);
          const isListed = endpoints.listStories.select()(getState() as never).data !== undefined;
          if (!isListed) {
            const pages = { pages: [page], pageParams: [{ page: 1 }] };
            dispatch(
              util.upsertQueryEntries([{ endpointName: 'listStories', arg: undefined, value: pages }]),
            );
          }
          dispatch(
            util.upsertQueryEntries([
              { endpointName: 'listFeaturedStories', arg: featuredOnHome, value: featured },
              { endpointName: 'listTrendingStories', arg: trendingOnHome, value: trending },
              { endpointName: 'getSettings', arg: undefined, value: data.settings },
            ]),
          );
          return { data: null };
        },
      }),
      /**
       * Refetches the first page of `listStories` and leaves the others as they are, because Redux Toolkit would
       * refetch them one after the other. Stories that drop out of the first page stay at its end, since no
       * other cached page has them.
       */
      refreshFirstPage: build.mutation<null, void>({
        async queryFn(_nothing, { dispatch }, _extra, send) {
          const { data: page, error } = await sendCall(send, catalogueCalls, 'listStories', {
            query: { page: 1 },
          });
          if (error) return { error };
          const ids = new Set(page.stories.map(({ id }) => id));
          dispatch(
            catalogue.util.updateQueryData('listStories', undefined, ({ pages }) => {
              const [before] = pages;
              const pushedOut = before?.stories.filter(({ id }) => !ids.has(id)) ?? [];
              if (before) pages[0] = { ...page, stories: [...page.stories, ...pushedOut] };
            }),
          );
          return { data: null };
        },
      }),
    }),
  });
}

export type CatalogueApi = ReturnType<typeof withCatalogue>;
