import { authoringCalls } from '@kathaloka/contract/calls';
import type { Presence, PresenceEvent, StoryEditor } from '@kathaloka/contract/entities';
import { buildCalls } from '../calls/buildCalls.ts';
import { requestFor } from '../requestFor.ts';
import type { ApiClient } from '../createApiClient.ts';
import { reporting } from './reporting.ts';
import { followStates } from './turns/followStates.ts';
import type { ServerEvent } from './turns/serverEvents.ts';
import { createTurnFeed } from './turns/turnText.ts';

/** A visit of the editor: a story, and an id of the tab. */
export interface EditorVisit {
  readonly id: string;
  readonly tab: string;
}

/**
 * Who else edits a story. A `followPresence` is answered by its first event. Its connection goes on until it is aborted;
 * by the tab, `onEditors` reports whom it finds, and `onPresenceEnd` its end, and whether it failed. The user who follows
 * is seen by the others.
 *
 * @example
 * const { onEditors, onPresenceEnd, useFollowPresenceMutation } = withPresence(client);
 */
export function withPresence({ api }: Pick<ApiClient, 'api'>) {
  const feed = createTurnFeed<readonly StoryEditor[]>();
  const ends = createTurnFeed<{ readonly hasFailed: boolean }>();
  const presence = api.injectEndpoints({
    endpoints: (plain) => {
      const build = buildCalls(plain, authoringCalls);
      return {
        followPresence: build.mutation<{ readonly editors: readonly StoryEditor[] }, EditorVisit>({
          queryFn: ({ id, tab }, { signal }, _extra, send) =>
            followStates(requestFor(authoringCalls, 'followPresence', { params: { id, tab } }), {
              send,
              signal,
              read: presenceOf,
              onState: ({ editors }) => feed.emit(tab, editors),
              onEnd: (error) => ends.emit(tab, { hasFailed: error !== undefined }),
            }) as never,
        }),
        updatePresence: build.call('updatePresence', { inOrderOf: ({ params }) => params.tab }),
      };
    },
  });
  return reporting(presence, { onEditors: feed.subscribe, onPresenceEnd: ends.subscribe });
}

function presenceOf({ event, data }: ServerEvent): Presence | undefined {
  if (event !== 'editors') return undefined;
  return JSON.parse(data) as Extract<PresenceEvent, { event: 'editors' }>['data'];
}
