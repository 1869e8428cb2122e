import { adminCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../../calls/buildCalls.ts';
import type { ApiClient } from '../../createApiClient.ts';
import { adminList, STORIES_CHANGED } from './adminTags.ts';

const DECIDED = { invalidatesTags: ['Story' as const, ...adminList('reviews'), ...STORIES_CHANGED] };

/** The stories that wait for a decision. */
export function withAdminReviews({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, adminCalls);
      return {
        listReviews: build.call('listReviews', { providesTags: adminList('reviews') }),
        approveReview: build.call('approveReview', DECIDED),
        rejectReview: build.call('rejectReview', DECIDED),
      };
    },
  });
}
