import type { AnswerOf } from '@kathaloka/contract/endpoints';
import type { Category, PublicSettings, Story, Tag } from '@kathaloka/contract/entities';
import { FEATURED_LIMIT, SEARCH_LIMIT, TRENDING_LIMIT } from '@kathaloka/contract/limits';
import { requestFor } from '../baseQuery/requestFor.ts';
import type { EmptyApi } from '../emptyApi.ts';
import { LIST } from '../tags.ts';
import { listOf } from './listOf.ts';

const SEARCH_KEPT_FOR_SECONDS = 60;

export function withCatalogue(api: EmptyApi) {
  return api.injectEndpoints({
    endpoints: (build) => ({
      /** Page after page, as far as they were asked for. */
      listStories: build.infiniteQuery<AnswerOf<'listStories'>, void, number>({
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: ({ page, total_pages }) => (page < total_pages ? page + 1 : undefined),
        },
        query: ({ pageParam }) => ({
          ...requestFor('listStories', { query: { page: pageParam } }),
          knownBy: 'stories',
        }),
        providesTags: (result) => storyTags(result?.pages.flatMap(({ stories }) => stories)),
      }),
      listFeaturedStories: build.query<Story[], number | void>({
        query: (limit) => requestFor('listFeaturedStories', { query: { limit: limit ?? FEATURED_LIMIT } }),
        transformResponse: (answer) => listOf<Story>(answer, 'stories'),
        providesTags: storyTags,
      }),
      listTrendingStories: build.query<Story[], number | void>({
        query: (limit) => requestFor('listTrendingStories', { query: { limit: limit ?? TRENDING_LIMIT } }),
        transformResponse: (answer) => listOf<Story>(answer, 'stories'),
        providesTags: storyTags,
      }),
      searchStories: build.query<Story[], string>({
        query: (q) => requestFor('searchStories', { query: { q, limit: SEARCH_LIMIT } }),
        transformResponse: (answer) => listOf<Story>(answer, 'stories'),
        providesTags: storyTags,
        keepUnusedDataFor: SEARCH_KEPT_FOR_SECONDS,
      }),
      getStory: build.query<AnswerOf<'getStory'>, string>({
        query: (id) => ({ ...requestFor('getStory', { params: { id } }), knownBy: 'stats' }),
        providesTags: (_story, _error, id) => [{ type: 'Story', id }],
      }),
      getSettings: build.query<PublicSettings, void>({
        query: () => requestFor('getSettings'),
        keepUnusedDataFor: Number.POSITIVE_INFINITY,
      }),
      listCategories: build.query<Category[], void>({
        query: () => requestFor('listCategories'),
        transformResponse: (answer) => listOf<Category>(answer, 'categories'),
        providesTags: [{ type: 'Category', id: LIST }],
      }),
      listTags: build.query<Tag[], void>({
        query: () => requestFor('listTags'),
        transformResponse: (answer) => listOf<Tag>(answer, 'tags'),
        providesTags: [{ type: 'Tag', id: LIST }],
      }),
    }),
  });
}

/** A list stands for itself and for each story in it. */
function storyTags(stories: readonly Story[] | undefined) {
  const each = (stories ?? []).map(({ id }) => ({ type: 'Story' as const, id }));
  return [{ type: 'Story' as const, id: LIST }, ...each];
}
