import { playCalls } from '@kathaloka/contract/calls';
import { sessionToResume } from '@kathaloka/contract/rules';
import { sendCall } from '../calls/sendCall.ts';
import type { ApiClient } from '../createApiClient.ts';

/**
 * @example
 * const { useStartPlayingMutation } = withPlay(client);
 */
export function withPlay({ api }: Pick<ApiClient, 'api'>) {
  return api.injectEndpoints({
    endpoints: (build) => ({
      /** The session to play a story in: the open one, or else a new one. A failed check counts as none. */
      startPlaying: build.mutation<string, string>({
        async queryFn(story_id, _calling, _extra, send) {
          const check = await sendCall(send, playCalls, 'checkSession', { params: { story_id } });
          const open = sessionToResume(check.data);
          if (open !== undefined) return { data: open };
          const { data, error } = await sendCall(send, playCalls, 'createSession', { body: { story_id } });
          return error ? { error } : { data: data.id };
        },
      }),
    }),
  });
}
