import { offlineCalls } from '@kathaloka/contract/calls';
import { buildCalls } from '../calls/buildCalls.ts';
import type { ApiClient } from '../createApiClient.ts';
import { SESSION_LIST } from './sessions.ts';

/**
 * The calls of a device that keeps stories, and uploads what was played without a network.
 *
 * @example
 * const { keepStory, uploadPlay } = withOffline(client).endpoints;
 */
export function withOffline({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, offlineCalls);
      return {
        keepStory: build.call('keepStory'),
        uploadPlay: build.call('uploadPlay', { invalidatesTags: SESSION_LIST }),
      };
    },
  });
}
