import { adminCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';
import { storyList } from '../tags.ts';
import { ofStory } from './myStories.ts';

interface OfOneReview {
  readonly params: { readonly story_id: string };
}

/** After a refusal as well: the story does not wait any more, or is another one than was read. */
const decides = {
  invalidatesTags: (_answer: unknown, _error: unknown, { params }: OfOneReview) => [
    ...ofStory(params.story_id),
    ...storyList('reviews'),
    ...storyList('admin'),
    ...storyList('home'),
  ],
};

/** What waits for an administrator's decision. */
export function withReviews({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, adminCalls);
      return {
        listReviews: build.call('listReviews', { providesTags: storyList('reviews') }),
        approveReview: build.call('approveReview', decides),
        rejectReview: build.call('rejectReview', decides),
      };
    },
  });
}
