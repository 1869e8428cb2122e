import { draftCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';

/**
 * Drafts: unsaved input. The writes of one page are sent one after the other.
 *
 * @example
 * const { useGetDraftMutation } = withDrafts(client);
 */
export function withDrafts({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, draftCalls);
      return {
        // fetched once per visit: afterwards the page has the latest text
        getDraft: build.callOnce('getDraft'),
        saveDraft: build.call('saveDraft', { inOrderOf: ({ params }) => params.place }),
        deleteDraft: build.call('deleteDraft', { inOrderOf: ({ params }) => params.place }),
      };
    },
  });
}
