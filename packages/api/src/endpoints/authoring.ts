import { authoringCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';
import { storyList } from '../tags.ts';

/** What an author sees and changes of a story may be on a reader's page as well. */
const changed = (_answer: unknown, _error: unknown, { params }: { params: { id: string } }) => [
  ...(['mine', 'home', 'featured', 'trending', 'search'] as const).flatMap(storyList),
  { type: 'Story' as const, id: params.id },
];

/** What authors do with their own stories. */
export function withAuthoring({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, authoringCalls);
      return {
        createStory: build.call('createStory', { invalidatesTags: storyList('mine') }),
        listMyStories: build.call('listMyStories', {
          providesTags: storyList('mine'),
          // an author comes back to it from every change, and readers change its figures
          keepUnusedDataFor: 0,
        }),
        getStorySource: build.call('getStorySource', {
          providesTags: (_answer, _error, { params }) => [{ type: 'Story', id: params.id }],
          keepUnusedDataFor: 0,
        }),
        updateStory: build.call('updateStory', { invalidatesTags: changed }),
        publishStory: build.call('publishStory', { invalidatesTags: changed }),
        archiveStory: build.call('archiveStory', { invalidatesTags: changed }),
        restoreStory: build.call('restoreStory', { invalidatesTags: changed }),
        listStoryVersions: build.call('listStoryVersions', {
          providesTags: (_answer, _error, { params }) => [{ type: 'Story', id: params.id }],
          keepUnusedDataFor: 0,
        }),
        getStoryVersion: build.callOnce('getStoryVersion'),
        restoreStoryVersion: build.call('restoreStoryVersion', { invalidatesTags: changed }),
        getStoryInsights: build.call('getStoryInsights', { keepUnusedDataFor: 0 }),
      };
    },
  });
}
