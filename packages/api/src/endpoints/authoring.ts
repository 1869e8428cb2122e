import { authoringCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';
import { storyList } from '../tags.ts';
import { ofStory } from './myStories.ts';

/** The calls that write a story, read its history, and tell what readers do with it. */
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
          // somebody else may have changed it since it was last looked at
          keepUnusedDataFor: 0,
        }),
        updateStory: build.call('updateStory', {
          // one save after the other: each is made of the version before
          inOrderOf: ({ params }) => params.id,
          invalidatesTags: (_story, error, { params }) => (error ? [] : ofStory(params.id)),
        }),
        listStoryVersions: build.call('listStoryVersions', {
          providesTags: (_versions, _error, { params }) => [{ type: 'Story', id: `${params.id}/versions` }],
        }),
        // a version never changes
        getStoryVersion: build.call('getStoryVersion'),
        restoreStoryVersion: build.call('restoreStoryVersion', {
          invalidatesTags: (_story, error, { params }) => (error ? [] : ofStory(params.id)),
        }),
        // readers go on while the author looks
        getStoryInsights: build.call('getStoryInsights', { keepUnusedDataFor: 0 }),
      };
    },
  });
}
