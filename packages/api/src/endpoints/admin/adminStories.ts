import { adminCalls } from '@kathaloka/contract/calls';
import type { AnswerOf } from '@kathaloka/contract/endpoints';
import type { Story } from '@kathaloka/contract/entities';
import { buildCalls } from '../../calls/buildCalls.ts';
import type { ApiClient } from '../../createApiClient.ts';
import { storyList } from '../../tags.ts';
import { withCatalogue } from '../catalogue.ts';
import { type CacheStore, changeStory } from '../changeStory.ts';
import { createOptimistic } from '../optimistic.ts';
import { adminList, STORIES_CHANGED } from './adminTags.ts';

/**
 * The list of all stories, the featured flag (optimistic), bulk changes, and several stories as one file.
 *
 * @example
 * const { useListFeaturedStoriesQuery } = withAdminStories(client);
 */
export function withAdminStories(client: Pick<ApiClient, 'api'>) {
  const catalogue = withCatalogue(client);
  const change = createOptimistic<boolean>();
  const admin = catalogue.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, adminCalls);
      return {
        listAllStories: build.call('listAllStories', { providesTags: storyList('admin') }),
        setFeatured: build.call('setFeatured', {
          inOrderOf: ({ params }) => params.id,
          invalidatesTags: (_story, error) =>
            error ? storyList('admin') : [...storyList('featured'), ...adminList('log')],
          onQueryStarted: ({ params: { id }, body: { is_featured } }, started) =>
            change(started, id, {
              wanted: is_featured,
              show: (next) => showFlag(started, id, next),
              stateIn: (answer) => (answer as AnswerOf<'setFeatured'>).is_featured,
            }),
        }),
        removeStory: build.call('removeStory', {
          invalidatesTags: (_answer, error, { params: { id } }) =>
            error ? [] : [{ type: 'Story', id }, ...STORIES_CHANGED],
        }),
        importShelf: build.call('importShelf', {
          invalidatesTags: (_report, error) => (error ? [] : STORIES_CHANGED),
        }),
        exportShelf: build.call('exportShelf', { invalidatesTags: adminList('log') }),
        changeStories: build.call('changeStories', {
          invalidatesTags: (_results, _error, { body }) => [
            ...body.ids.map((id) => ({ type: 'Story' as const, id })),
            ...STORIES_CHANGED,
          ],
        }),
      };
    },
  });

  /** Shows the flag in every list of the cache. Returns whether the story was featured before. */
  function showFlag(store: CacheStore, id: string, is_featured: boolean): boolean {
    let before = !is_featured;
    const update = (story: Pick<Story, 'is_featured'>): void => {
      before = story.is_featured;
      story.is_featured = is_featured;
    };
    const { util } = admin;
    const state = store.getState() as Parameters<typeof util.selectCachedArgsForQuery>[0];
    for (const input of util.selectCachedArgsForQuery(state, 'listAllStories')) {
      const page = util.updateQueryData('listAllStories', input, ({ stories }) => {
        for (const story of stories) if (story.id === id) update(story);
      });
      store.dispatch(page);
    }
    changeStory(catalogue, store, id, update);
    return before;
  }

  return admin;
}
