import { ERROR_CODES, ERROR_STATUS } from '@kathaloka/contract/errors';
import { anAnswer, aSession, aTurn, aUser, fixtureId } from '@kathaloka/contract/fixtures';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { clientInStore } from '../../testing/clientInStore.ts';
import { fileServer } from '../../testing/fileServer.ts';
import { mockCall } from '../../testing/index.ts';
import { withTurns } from '../playSession.ts';
import { withSessions } from '../sessions.ts';
import type { Connection } from './connection.ts';
import type { TurnDelay } from './runTurn.ts';

const server = fileServer();

const session_id = fixtureId('session', 1);
const key = '11111111-1111-4111-8111-111111111111';
const body = { action_type: 'continue', selected_model: 'tenali', session_id } as const;
const TEXT = 'The oar bites.';
const rowed = aTurn(9, { ai_response: TEXT });
const answer = anAnswer(rowed, { current_xp: 83 });

const event = (name: string, data: object, id = '') =>
  `${id && `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const status = event('status', { status: 'thinking' }, 't0');
const delta = (from: number, to: number) => event('delta', { text: TEXT.slice(from, to) }, `t${to}`);
const done = event('done', answer);

/** A stream of these events, which then ends or is cut off. */
function stream(events: readonly string[], { isCut = false } = {}): Response {
  const bytes = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const text of events) {
        controller.enqueue(new TextEncoder().encode(text));
        await delay(1);
      }
      if (isCut) controller.error(new Error('cut'));
      else controller.close();
    },
  });
  return new HttpResponse(bytes, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

const ACT = '*/api/v1/game/sessions/:session/action';
const FOLLOW = '*/api/v1/game/sessions/:session/actions/:key/events';

interface Network extends Partial<Connection> {
  act?: (() => Response | Promise<Response>)[];
  follow?: (() => Response)[];
}

/** A player whose server sends these answers, one per request. */
function aPlayer({ act = [], follow = [], ...network }: Network) {
  const requests: string[] = [];
  const pauses: number[] = [];
  server.use(
    http.post(ACT, ({ request }) => {
      requests.push(`act ${request.headers.get('idempotency-key')} ${request.headers.get('accept')}`);
      return act.shift()?.() ?? HttpResponse.error();
    }),
    http.get(FOLLOW, ({ request, params }) => {
      requests.push(`follow ${String(params.key)} ${request.headers.get('last-event-id')}`);
      return follow.shift()?.() ?? HttpResponse.error();
    }),
    mockCall('getMe', () => aUser({ credits: 99 })),
    mockCall('getSession', () => aSession()),
  );
  const { client, store } = clientInStore();
  client.session.open(store.dispatch, { access_token: 'a', refresh_token: 'b' }, aUser({ credits: 100 }));
  const connection: Connection = {
    isOnline: () => true,
    pause: (attempt) => Promise.resolve(pauses.push(attempt) < 4),
    ...network,
  };
  const sessions = withSessions(client);
  const turns = withTurns(client, sessions, connection);
  const texts: string[] = [];
  turns.onText(key, (text) => texts.push(text));
  const delays: (TurnDelay | null)[] = [];
  turns.onDelay(key, (why) => delays.push(why));
  const take = (turn: object = { body }) =>
    store.dispatch(turns.endpoints.takeTurn.initiate({ session_id, key, ...turn }));
  const input = { params: { session_id } };
  return {
    requests,
    texts,
    delays,
    pauses,
    take,
    credits: () => store.getState().session.user?.credits,
    open: () => store.dispatch(sessions.endpoints.getSession.initiate(input)),
    session: () => sessions.endpoints.getSession.select(input)(store.getState()).data!,
  };
}

const POSTED = `act ${key} text/event-stream`;

describe('a running turn', () => {
  it('streams its text, and ends with its answer', async () => {
    const { take, texts, requests } = aPlayer({
      act: [() => stream([':\n\n', status, delta(0, 4), delta(4, 8), delta(8, 14), done])],
    });
    const { data } = await take();
    expect(data).toEqual(answer);
    expect(texts).toEqual(['The ', 'The oar ', TEXT]);
    expect(requests).toEqual([POSTED]);
  });

  it('reports when it is queued, and when it continues', async () => {
    const waiting = event('status', { status: 'waiting' }, 't0');
    const { take, delays, texts } = aPlayer({
      act: [() => stream([status, waiting, status, delta(0, 14), done])],
    });
    expect((await take()).data).toEqual(answer);
    expect(delays).toEqual([null, null, 'queued', null]);
    expect(texts).toEqual([TEXT]);
  });

  it('changes the cached session and the credits', async () => {
    const { take, open, session, credits } = aPlayer({ act: [() => stream([status, delta(0, 14), done])] });
    await open();
    await take();
    const { current_xp, session_data } = session();
    expect(current_xp).toBe(83);
    expect(session_data).toMatchObject({ choices: [], can_undo: true, can_redo: false });
    expect(session_data.narrative_history).toHaveLength(5);
    expect(session_data.narrative_history.at(-1)).toEqual(rowed);
    await expect.poll(credits).toBe(99);
  });

  it('replaces the history after an undo from its answer', async () => {
    const { session_data } = aSession();
    const undone = { ...session_data, narrative_history: session_data.narrative_history.slice(0, 3) };
    const { take, open, session } = aPlayer({
      act: [
        () =>
          stream([
            status,
            event('done', {
              turn_id: fixtureId('turn', 3),
              current_xp: 85,
              model_used: null,
              credits_consumed: 0,
              session_data: { ...undone, can_redo: true },
            }),
          ]),
      ],
    });
    await open();
    await take({ body: { ...body, action_type: 'undo' } });
    expect(session().session_data.narrative_history).toHaveLength(3);
    expect(session().session_data.can_redo).toBe(true);
  });

  it('may be answered by a single JSON document', async () => {
    const { take, texts } = aPlayer({ act: [() => HttpResponse.json(answer)] });
    expect((await take()).data).toEqual(answer);
    expect(texts).toEqual([]);
  });

  it('is read from its beginning if it is only followed', async () => {
    const { take, texts, requests } = aPlayer({ follow: [() => stream([status, delta(0, 14), done])] });
    expect((await take({})).data).toEqual(answer);
    expect(texts).toEqual([TEXT]);
    expect(requests).toEqual([`follow ${key} null`]);
  });
});

describe('a turn whose connection is lost', () => {
  it('resumes after the last received event, without losing or repeating a character', async () => {
    const { take, texts, requests, pauses, delays } = aPlayer({
      act: [() => stream([status, delta(0, 4)], { isCut: true })],
      follow: [() => stream([delta(4, 8)]), () => stream([delta(2, 14), done])],
    });
    expect((await take()).data).toEqual(answer);
    expect(texts).toEqual(['The ', 'The oar ', TEXT]);
    expect(requests).toEqual([POSTED, `follow ${key} t4`, `follow ${key} t8`]);
    expect(pauses).toEqual([0, 0]);
    expect(delays).toEqual([null, null, 'reconnecting', null, 'reconnecting', null]);
  });

  it('is followed again if characters are missing', async () => {
    const { take, texts, requests } = aPlayer({
      act: [() => stream([status, delta(0, 4), delta(8, 14), done])],
      follow: [() => stream([delta(4, 14), done])],
    });
    expect((await take()).data).toEqual(answer);
    expect(texts).toEqual(['The ', TEXT]);
    expect(requests).toEqual([POSTED, `follow ${key} t4`]);
  });

  it('is resent with the same key if no event has arrived', async () => {
    const { take, requests, pauses, delays } = aPlayer({
      act: [
        () => HttpResponse.error(),
        () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }),
        () => stream([status, delta(0, 14), done]),
      ],
    });
    expect((await take()).data).toEqual(answer);
    expect(requests).toEqual([POSTED, POSTED, POSTED]);
    expect(pauses).toEqual([0, 1]);
    expect(delays).toEqual(['reconnecting', 'reconnecting', null, null]);
  });

  it('fails after some attempts, and the credits are refetched, because it may have been charged', async () => {
    const { take, pauses, credits } = aPlayer({});
    expect((await take()).error).toEqual({ kind: 'network' });
    expect(pauses).toEqual([0, 1, 2, 3]);
    await expect.poll(credits).toBe(99);
  });

  it('waits for a device that goes offline midway, but is not sent from an offline one', async () => {
    let isOnline = true;
    const network = {
      isOnline: () => isOnline,
      pause: () => Promise.resolve((isOnline = true)),
    };
    const midway = aPlayer({
      ...network,
      act: [
        () => {
          isOnline = false;
          return stream([status, delta(0, 4)], { isCut: true });
        },
      ],
      follow: [() => stream([delta(4, 14), done])],
    });
    expect((await midway.take()).data).toEqual(answer);
    expect(midway.texts.at(-1)).toBe(TEXT);

    isOnline = false;
    const before = aPlayer(network);
    expect((await before.take()).error).toEqual({ kind: 'network' });
    expect(before.requests).toEqual([POSTED]);
  });
});

/** All error codes except two: after an expired login or for an unknown host, the client retries on its own. */
const FINAL = ERROR_CODES.filter((code) => code !== 'not_signed_in' && code !== 'unknown_host');

describe('a turn that fails', () => {
  it('fails with the error at the end of its stream', async () => {
    const failure = {
      detail: 'The narrator took too long. Nothing was charged.',
      code: 'narrator_timed_out',
      suggested_alternatives: [],
      status: 504,
    };
    const { take, texts, requests } = aPlayer({
      act: [() => stream([status, delta(0, 4), event('error', failure)])],
    });
    expect((await take()).error).toMatchObject({ kind: 'http', ...failure });
    expect(texts).toEqual(['The ']);
    expect(requests).toEqual([POSTED]);
  });

  it('is not resent after a refusal', async () => {
    const { take, requests, credits } = aPlayer({
      act: [() => HttpResponse.json({ detail: 'Busy', code: 'action_running' }, { status: 409 })],
    });
    expect((await take()).error).toMatchObject({ kind: 'http', code: 'action_running' });
    expect(requests).toEqual([POSTED]);
    expect(credits()).toBe(100);
  });

  it.each(FINAL)('is resent after a refusal only if it may still be running: %s', async (code) => {
    const refused = { detail: 'No', code };
    const { take, requests } = aPlayer({
      act: [
        () => HttpResponse.json(refused, { status: ERROR_STATUS[code] }),
        () => stream([status, delta(0, 14), done]),
      ],
    });
    const { data } = await take();
    const mayRun = code === 'internal' || code === 'unavailable';
    expect([requests.length, data]).toEqual(mayRun ? [2, answer] : [1, undefined]);
  });

  it('refetches the session if that has continued in another tab', async () => {
    const { take, open, session } = aPlayer({
      act: [() => HttpResponse.json({ detail: 'Busy', code: 'action_running' }, { status: 409 })],
    });
    await open();
    server.use(mockCall('getSession', () => aSession({ running_action: key })));
    await take();
    await expect.poll(() => session().running_action).toBe(key);
  });

  it('fails with "garbled" if the response is not an answer', async () => {
    const { take } = aPlayer({ act: [() => HttpResponse.json({ status: 'ok' })] });
    expect((await take()).error).toEqual({ kind: 'garbled', status: 200 });
  });
});

describe('a turn of an expired session', () => {
  const expired = () => HttpResponse.json({ detail: 'Expired', code: 'not_signed_in' }, { status: 401 });

  it('is resent with refreshed tokens and the same key', async () => {
    server.use(
      http.post('*/auth/refresh', () =>
        HttpResponse.json({ tokens: { access_token: 'c', refresh_token: 'd' }, access_token: 'c' }),
      ),
    );
    const { take, requests } = aPlayer({ act: [expired, () => stream([status, delta(0, 14), done])] });
    expect((await take()).data).toEqual(answer);
    expect(requests).toEqual([POSTED, POSTED]);
  });

  it('does not redirect: the page asks for a login over the tale', async () => {
    server.use(http.post('*/auth/refresh', () => HttpResponse.json({ detail: 'No' }, { status: 401 })));
    const { client, store } = clientInStore();
    server.use(
      http.post(ACT, expired),
      mockCall('getMe', () => aUser()),
    );
    client.session.open(store.dispatch, { access_token: 'a', refresh_token: 'b' }, aUser());
    const turns = withTurns(client, withSessions(client));
    const { error } = await store.dispatch(turns.endpoints.takeTurn.initiate({ session_id, key, body }));
    expect(error).toMatchObject({ code: 'not_signed_in' });
    expect(store.getState().session).toMatchObject({ isSignedIn: false, ending: 'expired' });
  });
});
