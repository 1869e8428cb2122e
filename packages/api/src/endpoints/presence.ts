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
 * The other editors of a story. `followPresence` resolves with its first event; its connection stays open until it is
 * aborted. `onEditors` reports the editors to the tab, and `onPresenceEnd` the end of the connection and whether it
 * failed. The others see the user who follows.
 *
 * @example const { onEditors, onPresenceEnd, useFollowPresenceMutation } = withPresence(client);
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
