import { adminCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';
import { storyList } from '../tags.ts';
import { adminList } from './admin/adminTags.ts';
import { ofStatus } from './myStories.ts';

interface OfOneReview {
  readonly params: { readonly story_id: string };
}

/** The tags of a decision, also after a refusal: the story was then decided or changed meanwhile. */
const decides = {
  invalidatesTags: (_answer: unknown, error: unknown, { params }: OfOneReview) => [
    ...ofStatus(params.story_id, error),
    ...storyList('reviews'),
    ...adminList('reviews'),
    ...adminList('log'),
  ],
};

/**
 * The stories that wait for an administrator's decision.
 *
 * @example
 * const { useListReviewsQuery } = withReviews(client);
 */
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
