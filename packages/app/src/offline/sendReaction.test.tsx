import { disconnectCall, MockedRefusal, mockCall } from '@kathaloka/api/testing';
import { aUser, fixtureId } from '@kathaloka/contract/fixtures';
import { beforeEach, expect, it } from 'vitest';
import { client } from '../client.ts';
import { createStore } from '../store.ts';
import { appServer } from '../testing/appServer.ts';
import { resendReactions, sendReaction } from './sendReaction.ts';
import {
  forgetUnsentOf,
  forgetUnsentOfOthers,
  noteSent,
  type Reaction,
  unsentOf,
} from './unsentReactions.ts';

const anna = aUser({ id: fixtureId('user', 71) });
const ravi = aUser({ id: fixtureId('user', 72) });
const LOGIN = { access_token: 'a-token', refresh_token: 'another-token' };
const [first, second] = [fixtureId('story', 1), fixtureId('story', 2)];
const server = appServer();

interface Received {
  readonly id: string;
  readonly is_liked?: boolean;
  readonly is_bookmarked?: boolean;
  readonly sequence: number;
}
let received: Received[] = [];
let store: ReturnType<typeof createStore>;

const like = (story_id: string, isOn = true): Reaction => ({ call: 'likeStory', story_id, isOn });
const bookmark = (story_id: string): Reaction => ({ call: 'bookmarkStory', story_id, isOn: true });
const click = (reaction: Reaction) => sendReaction(store.dispatch, reaction);
const signIn = (user: typeof anna) => client.session.open(store.dispatch, LOGIN, user);
const unsent = (user = anna) =>
  unsentOf(user.id).map(({ call, story_id, isOn }) => ({ call, story_id, isOn }));

const disconnect = () => server.use(disconnectCall('likeStory'), disconnectCall('bookmarkStory'));
const fail = (status: number, code: 'internal' | 'not_found') =>
  server.use(
    mockCall('likeStory', () => {
      throw new MockedRefusal({ status, code, detail: 'Not now' });
    }),
  );

/** A server that stores what it receives. */
function answer(): void {
  const receive = async ({ params, request }: { params: Record<string, unknown>; request: Request }) => {
    const body = (await request.json()) as Received;
    received.push({ ...body, id: String(params['id']) });
    return { ...body, likes_total: 5, bookmarks_total: 5 } as never;
  };
  server.use(mockCall('likeStory', receive), mockCall('bookmarkStory', receive));
}

beforeEach(() => {
  [received, store] = [[], createStore()];
  signIn(anna);
});

it('resends clicks that did not reach the server: the newest for each story, with its time, once', async () => {
  disconnect();
  for (const reaction of [like(first), bookmark(first), like(second), like(second, false)])
    expect(await click(reaction)).toMatchObject({ error: { kind: 'network' } });
  const until = Date.now();
  answer();
  await resendReactions(store.dispatch, anna.id);
  expect(received).toEqual([
    { id: first, is_liked: true, sequence: expect.any(Number) },
    { id: first, is_bookmarked: true, sequence: expect.any(Number) },
    { id: second, is_liked: false, sequence: expect.any(Number) },
  ]);
  // sent with the time of the click, so that a newer click on another device takes precedence
  for (const { sequence } of received) expect(sequence).toBeLessThanOrEqual(until);
  await resendReactions(store.dispatch, anna.id);
  expect(received).toHaveLength(3);
});

it('stores a click while the server fails, and none that the server refused or has', async () => {
  fail(503, 'internal');
  await click(like(first));
  expect(unsent()).toEqual([like(first)]);
  fail(404, 'not_found');
  await resendReactions(store.dispatch, anna.id);
  expect(unsent()).toEqual([]);
  disconnect();
  await click(like(first));
  answer();
  await click(like(first, false));
  expect(unsent()).toEqual([]);
});

it('does not override a newer click on another device: the older one is sent once', async () => {
  disconnect();
  await click(like(first));
  const sent: number[] = [];
  server.use(
    mockCall('likeStory', async ({ request }) => {
      const { sequence } = (await request.json()) as Received;
      sent.push(sequence);
      return { is_liked: false, likes_total: 5, sequence: sequence + 5000 };
    }),
  );
  await resendReactions(store.dispatch, anna.id);
  expect(sent).toHaveLength(1);
  expect(unsent()).toEqual([]);
});

it('stores the newer of two clicks, whichever answer comes last', () => {
  const older = { ...like(first), user_id: anna.id, sequence: 1 };
  const newer = { ...like(first, false), user_id: anna.id, sequence: 2 };
  noteSent(newer, { kind: 'network' });
  for (const error of [undefined, { kind: 'network' } as const]) {
    noteSent(older, error);
    expect(unsent()).toEqual([like(first, false)]);
  }
  noteSent(newer, undefined);
  expect(unsent()).toEqual([]);
});

it('waits for the next time if the server is still unreachable', async () => {
  disconnect();
  await click(like(first));
  await click(like(second));
  await resendReactions(store.dispatch, anna.id);
  expect(unsent()).toEqual([like(first), like(second)]);
});

it('sends no clicks of other accounts, and leaves none for others to see', async () => {
  disconnect();
  await click(like(first));
  signIn(ravi);
  answer();
  await resendReactions(store.dispatch, anna.id);
  expect(received).toEqual([]);
  expect(unsent()).toEqual([like(first)]);
  disconnect();
  await click(like(second));
  forgetUnsentOfOthers(ravi.id);
  expect([unsent(), unsent(ravi)]).toEqual([[], [like(second)]]);
  forgetUnsentOf(ravi.id);
  expect(localStorage.getItem('kathaloka.unsentReactions')).toBeNull();
});

it.each(['', '{', 'null', '[null, 3, {}]', '{"user_id": "x"}', `[{"user_id": "${anna.id}"}]`])(
  'starts empty from %j',
  async (stored) => {
    localStorage.setItem('kathaloka.unsentReactions', stored);
    expect(unsent()).toEqual([]);
    disconnect();
    await click(like(first));
    expect(unsent()).toEqual([like(first)]);
  },
);
