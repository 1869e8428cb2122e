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
            answeredByFirst((onEditors) => follow(visit, { send, signal, onEditors }), {
              onEditors: (editors) => feed.emit(visit.tab, editors),
              onEnd: (hasFailed) => ends.emit(visit.tab, { hasFailed }),
            }) as never,
        }),
        updatePresence: build.call('updatePresence', { inOrderOf: ({ params }) => params.tab }),
      };
    },
  });
  return reporting(presence, { onEditors: feed.subscribe, onPresenceEnd: ends.subscribe });
}

type OnEditors = (editors: readonly StoryEditor[]) => void;

interface Following {
  readonly onEditors: OnEditors;
  readonly onEnd: (hasFailed: boolean) => void;
}

/** The first event of a connection, or the end of one without any. */
function answeredByFirst(
  connect: (onEditors: OnEditors) => ReturnType<SendRequest>,
  { onEditors, onEnd }: Following,
): Promise<Awaited<ReturnType<SendRequest>>> {
  return new Promise((resolve) => {
    const connection = connect((editors) => {
      onEditors(editors);
      resolve({ data: { editors } });
    });
    async function untilEnd(): Promise<void> {
      const end = await connection;
      resolve(end);
      onEnd(end.error !== undefined);
    }
    void untilEnd();
  });
}

interface FollowOptions {
  readonly send: SendRequest;
  readonly signal: AbortSignal;
  readonly onEditors: OnEditors;
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
