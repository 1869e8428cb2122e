import { authoringCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';
import { storyList } from '../tags.ts';
import { type OfOneStory, ofStory } from './myStories.ts';

/** The tags of a story whose text changed: that may leave a restore point beside its versions. */
const changesText = {
  invalidatesTags: (_story: unknown, error: unknown, { params }: OfOneStory) =>
    error ? [] : [...ofStory(params.id), { type: 'Story' as const, id: `${params.id}/versions` }],
};

/**
 * The calls that edit a story, read its history, and fetch its readers' statistics.
 *
 * @example
 * const { useGetStorySourceQuery } = withAuthoring(client);
 */
export function withAuthoring({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, authoringCalls);
      return {
        createStory: build.call('createStory', {
          invalidatesTags: (_story, error) => (error ? [] : [...storyList('mine'), ...storyList('admin')]),
        }),
        getStorySource: build.call('getStorySource', {
          providesTags: (_story, _error, { params }) => [{ type: 'Story', id: params.id }],
          // another user may have changed the story since the last visit
          keepUnusedDataFor: 0,
        }),
        updateStory: build.call('updateStory', {
          // saves are queued: each is based on the previous version
          inOrderOf: ({ params }) => params.id,
          ...changesText,
        }),
        listStoryVersions: build.call('listStoryVersions', {
          providesTags: (_versions, _error, { params }) => [{ type: 'Story', id: `${params.id}/versions` }],
        }),
        // a version never changes
        getStoryVersion: build.call('getStoryVersion'),
        restoreStoryVersion: build.call('restoreStoryVersion', changesText),
        restoreStoryPoint: build.call('restoreStoryPoint', changesText),
        importStory: build.call('importStory'),
        suggestPhrases: build.call('suggestPhrases'),
        // readers continue to play while the author looks at the statistics
        getStoryInsights: build.call('getStoryInsights', { keepUnusedDataFor: 0 }),
      };
    },
  });
}
