import { adminCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../../calls/buildCalls.ts';
import type { ApiClient } from '../../createApiClient.ts';
import { storyList } from '../../tags.ts';
import { STORIES_CHANGED } from './adminTags.ts';

/** The list of all stories, and bulk changes. */
export function withAdminStories({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, adminCalls);
      return {
        listAllStories: build.call('listAllStories', { providesTags: storyList('admin') }),
        setFeatured: build.call('setFeatured', {
          inOrderOf: ({ params }) => params.id,
          invalidatesTags: (_story, _error, { params }) => [
            { type: 'Story', id: params.id },
            ...STORIES_CHANGED,
          ],
        }),
        changeStories: build.call('changeStories', {
          invalidatesTags: (_results, _error, { body }) => [
            ...body.ids.map((id) => ({ type: 'Story' as const, id })),
            ...STORIES_CHANGED,
          ],
        }),
      };
    },
  });
}
