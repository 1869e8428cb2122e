import { draftCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';

/** What a person has typed and not saved yet. It changes with every pause, so nothing of it is cached. */
export function withDrafts({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, draftCalls);
      return {
        getDraft: build.callOnce('getDraft'),
        saveDraft: build.call('saveDraft'),
        deleteDraft: build.call('deleteDraft'),
      };
    },
  });
}
