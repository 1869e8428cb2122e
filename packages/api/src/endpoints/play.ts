import { playCalls } from '@kathaloka/contract/calls';
import type { Language, SelectedChoice } from '@kathaloka/contract/entities';
import { sessionToResume } from '@kathaloka/contract/rules';
import { sendCall } from '../calls/sendCall.ts';
import type { ApiClient } from '../createApiClient.ts';
import { createOperationKeys } from '../calls/operationKeys.ts';
import { SESSION_LIST } from './sessions.ts';

/** A story to play, and the language to play it in. */
export interface StoryToPlay {
  readonly story_id: string;
  readonly language?: Language | undefined;
}

/** The choices of a guest in a story, with an idempotency key for all attempts. */
export interface ChosenInStory {
  readonly story_id: string;
  readonly choices: readonly SelectedChoice[];
  /** Of the dice that were rolled for these choices. */
  readonly seed?: string;
  readonly key: string;
}

/**
 * @example
 * const { useStartPlayingMutation } = withPlay(client);
 */
export function withPlay({ api }: Pick<ApiClient, 'api'>) {
  const keys = createOperationKeys();
  return api.injectEndpoints({
    endpoints: (build) => ({
      /**
       * Finds the session in which to play a story: the open one, or else a new one. If the check fails, creates one.
       */
      startPlaying: build.mutation<string, StoryToPlay>({
        invalidatesTags: (_id, error) => (error ? [] : SESSION_LIST),
        async queryFn(body, _calling, _extra, send) {
          const check = await sendCall(send, playCalls, 'checkSession', {
            params: { story_id: body.story_id },
          });
          const open = sessionToResume(check.data);
          if (open !== undefined) return { data: open };
          const { data, error } = await sendCall(send, playCalls, 'createSession', {
            headers: { 'idempotency-key': keys.keyOf(body) },
            body,
          });
          if (error) return { error };
          keys.settle();
          return { data: data.id };
        },
      }),
      /** Creates a session that begins after these choices. */
      startAfterChoices: build.mutation<string, ChosenInStory>({
        async queryFn({ story_id, choices, seed, key }, _calling, _extra, send) {
          const { data, error } = await sendCall(send, playCalls, 'createSession', {
            headers: { 'idempotency-key': key },
            body: { story_id, choices: [...choices], ...(seed !== undefined && { seed }) },
          });
          return error ? { error } : { data: data.id };
        },
        invalidatesTags: SESSION_LIST,
      }),
    }),
  });
}
