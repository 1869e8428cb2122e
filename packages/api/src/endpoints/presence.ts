import { authoringCalls } from '@kathaloka/contract/calls';
import type { PresenceEvent, StoryEditor } from '@kathaloka/contract/entities';
import { buildCalls } from '../calls/buildCalls.ts';
import { requestFor } from '../calls/requestFor.ts';
import type { SendRequest } from '../calls/sendCall.ts';
import type { ApiClient } from '../createApiClient.ts';
import { reporting } from './reporting.ts';
import { isEventStream, readBytes, SILENCE_MS } from './turns/eventBytes.ts';
import { createEventReader } from './turns/serverEvents.ts';
import { createTurnFeed } from './turns/turnText.ts';

/** A visit of the editor: a story, and an id of the tab. */
export interface EditorVisit {
  readonly id: string;
  readonly tab: string;
}

/**
 * Who else edits a story. A `followPresence` is answered by its first event: nothing in the cache is fetched again while a
 * call is pending. Its connection goes on until it is aborted; by the tab, `onEditors` reports whom it finds, and
 * `onPresenceEnd` its end, and whether it failed. The user who follows is seen by the others.
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
          queryFn: (visit, { signal }, _extra, send) =>
            new Promise<{ data: { readonly editors: readonly StoryEditor[] } }>((resolve, reject) => {
              function handleEditors(editors: readonly StoryEditor[]): void {
                feed.emit(visit.tab, editors);
                resolve({ data: { editors } });
              }
              const connection = Promise.resolve(follow(visit, { send, signal, onEditors: handleEditors }));
              connection.then((end) => {
                resolve(end as never);
                ends.emit(visit.tab, { hasFailed: end.error !== undefined });
              }, reject);
            }),
        }),
        updatePresence: build.call('updatePresence', { inOrderOf: ({ params }) => params.tab }),
      };
    },
  });
  return reporting(presence, { onEditors: feed.subscribe, onPresenceEnd: ends.subscribe });
}

interface FollowOptions {
  readonly send: SendRequest;
  readonly signal: AbortSignal;
  readonly onEditors: (editors: readonly StoryEditor[]) => void;
}

function follow(visit: EditorVisit, { send, signal, onEditors }: FollowOptions) {
  const connection = new AbortController();
  const silence = setTimeout(() => connection.abort(), SILENCE_MS);
  const { id, tab } = visit;
  return send({
    ...requestFor(authoringCalls, 'followPresence', { params: { id, tab } }),
    headers: { accept: 'text/event-stream' },
    signal: AbortSignal.any([signal, connection.signal]),
    async responseHandler(response) {
      clearTimeout(silence);
      if (!isEventStream(response)) return JSON.parse(await response.text()) as unknown;
      let last: readonly StoryEditor[] = [];
      const push = createEventReader(({ event, data }) => {
        if (event !== 'editors') return;
        last = (JSON.parse(data) as Extract<PresenceEvent, { event: 'editors' }>['data']).editors;
        onEditors(last);
      });
      await readBytes(response, connection, (bytes) => {
        push(bytes);
        return true;
      });
      return { editors: last };
    },
  });
}
