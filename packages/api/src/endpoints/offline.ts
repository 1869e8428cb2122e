import { offlineCalls } from '@kathaloka/contract/calls';
import type { AnswerOf, CallInput } from '@kathaloka/contract/endpoints';
import { buildCalls } from '../calls/buildCalls.ts';
import { requestFor } from '../requestFor.ts';
import type { ApiClient } from '../createApiClient.ts';
import { SESSION_LIST } from './sessions.ts';

/**
 * The calls of a device that downloads stories and uploads offline plays.
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
        /** Sent only as the account that played. */
        uploadPlay: build.mutation<AnswerOf<'uploadPlay'>, CallInput<'uploadPlay'> & { user_id: string }>({
          query: ({ user_id, ...input }) => ({ ...requestFor(offlineCalls, 'uploadPlay', input), user_id }),
          invalidatesTags: SESSION_LIST,
        }),
      };
    },
  });
}
