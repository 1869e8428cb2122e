import { disconnectCall, MockedRefusal, mockCall, refuseCall } from '@kathaloka/api/testing';
import type { OfflineMove } from '@kathaloka/contract/entities';
import type { ErrorCode } from '@kathaloka/contract/errors';
import { anUploadedPlay, aUser, fixtureId } from '@kathaloka/contract/fixtures';
import { beforeEach, expect, it } from 'vitest';
import { client } from '../client.ts';
import { createStore } from '../store.ts';
import { appServer } from '../testing/appServer.ts';
import { aDevice, AT, putPlay } from '../testing/device.ts';
import { database, GUEST, type StoredPlay } from './database.ts';
import { playsOf, readMoves, removePlay, storeMove, takeOver } from './plays.ts';
import { uploadPlays } from './upload.ts';

const anna = aUser({ id: fixtureId('user', 71) });
const ravi = aUser({ id: fixtureId('user', 72) });
const LOGIN = { access_token: 'a-token', refresh_token: 'another-token' };
const server = appServer();
const device = aDevice();

interface Asked {
  readonly offline_id: string;
  readonly from: number;
  readonly moves: readonly OfflineMove[];
}
type Answer = Partial<ReturnType<typeof anUploadedPlay>>;
/** The server's answers to the next uploads; after these it stores everything. */
let answers: ((asked: Asked) => Answer | Promise<Answer>)[] = [];
let uploads: Asked[] = [];
let store: ReturnType<typeof createStore>;

const all = ({ from, moves }: Asked): Answer => ({ stored: from + moves.length });
const refusal =
  (code: ErrorCode, status: number, fields = {}) =>
  () => {
    throw new MockedRefusal({ status, code, detail: 'Not now', ...fields });
  };
const signIn = (user: typeof anna) => client.session.open(store.dispatch, LOGIN, user);
const upload = (owner = anna.id) => uploadPlays(store.dispatch, owner);
const sent = () => uploads.map(({ from, moves }) => [from, moves.length]);
const stored = async () => (await playsOf([anna.id])).map((play) => play.stored);

/** Stores a play of Anna with this number of moves. */
async function aPlay(moves = 2, fields: Partial<StoredPlay> = {}): Promise<string> {
  const offline_id = await putPlay({ owner: anna.id, moves, session_id: 'session', ...fields });
  const db = await database();
  for (let position = 1; position < moves; position += 1)
    await db.put('moves', { offline_id, position, move: { choose: position, at: AT } });
  return offline_id;
}

beforeEach(() => {
  [answers, uploads, store] = [[], [], createStore()];
  signIn(anna);
  const answer = mockCall('uploadPlay', async ({ params, request }) => {
    const asked = { ...((await request.json()) as Asked), offline_id: params['offline_id']! };
    uploads.push(asked);
    const said = await (answers.shift() ?? all)(asked);
    return anUploadedPlay({ session_id: null, is_completed: false, ...said });
  });
  server.use(answer, refuseCall('refreshTokens', { status: 401, code: 'not_signed_in', detail: 'Ended' }));
});

it('sends only what the server lacks, in parts, each move once', async () => {
  await aPlay(202);
  answers = [refusal('internal', 503), () => ({ stored: 1 }), all, all];
  await upload();
  expect(await stored()).toEqual([0]);
  for (const _ of [1, 2]) await upload();
  expect(sent()).toEqual([
    [0, 200],
    [0, 200],
    [1, 200],
    [201, 1],
  ]);
  expect(uploads[2]!.moves[0]).toMatchObject({ choose: 1 });
  expect(await stored()).toEqual([202]);
});

/**
 * After a refusal: the reason stored with the play, whether the next play is sent, and whether the refused
 * play is sent again.
 */
it.each<[ErrorCode, number, { stays?: string; others?: boolean; again?: boolean }]>([
  ['limit_reached', 403, { stays: 'limit_reached' }],
  ['premium_required', 403, { stays: 'premium_required' }],
  ['rated_older', 403, { stays: 'rated_older' }],
  ['choices_only', 403, { stays: 'choices_only' }],
  ['consent_required', 403, { stays: 'consent_required' }],
  ['version_unknown', 409, { stays: 'version_unknown', again: false }],
  ['not_found', 404, { stays: 'not_found', again: false }],
  ['validation_failed', 422, { stays: 'failed' }],
  ['rate_limited', 429, { others: false }],
  ['internal', 500, { others: false }],
])(
  'handles a play after %s (%i) like this: %o',
  async (code, status, { stays, others = true, again = true }) => {
    const [first, second] = [await aPlay(2, { played_at: '2026-11-26T10:00:00.000Z' }), await aPlay()];
    answers = [refusal(code, status)];
    await upload();
    expect(uploads.map(({ offline_id }) => offline_id)).toEqual(others ? [first, second] : [first]);
    expect(await playsOf([anna.id])).toMatchObject([
      { stays: stays ?? null, stored: 0 },
      { stored: others ? 2 : 0 },
    ]);
    // an unchanged reason is not announced: it would start the next upload immediately
    [uploads, answers, device.changes] = [[], [refusal(code, status)], 0];
    await upload();
    expect(uploads.some(({ offline_id }) => offline_id === first)).toBe(again);
    expect(device.changes).toBe(0);
    await upload();
    expect((await playsOf([anna.id]))[0]).toMatchObject(
      again ? { stored: 2, stays: null } : { stored: 0, stays },
    );
  },
);

it.each([
  ['nobody answers', disconnectCall('uploadPlay')],
  ['the login has ended', refuseCall('uploadPlay', { status: 401, code: 'not_signed_in', detail: 'Ended' })],
])('stops until later if %s', async (_, handler) => {
  await aPlay();
  server.use(handler);
  await upload();
  expect(await playsOf([anna.id])).toMatchObject([{ stored: 0, stays: null }]);
});

it('resends a whole play whose session the server has lost, and stops if the server says the same again', async () => {
  await aPlay(3, { stored: 2 });
  answers = [refusal('offline_gap', 409, { stored: 0 }), refusal('offline_gap', 409, { stored: 0 })];
  await upload();
  expect(sent()).toEqual([
    [2, 1],
    [0, 3],
  ]);
  expect(await playsOf([anna.id])).toMatchObject([{ stored: 0, session_id: null }]);
});

it('resends a whole play under another id if it continued elsewhere with other moves', async () => {
  const first = await aPlay();
  answers = [refusal('offline_differs', 409, { at: 1 })];
  await upload();
  expect(await playsOf([anna.id])).toMatchObject([{ stored: 0, session_id: null }]);
  await upload();
  const [before, after] = uploads;
  expect(after!.offline_id).not.toBe(first);
  expect(after).toMatchObject({ from: 0, moves: before!.moves });
  expect([await readMoves(first), await readMoves(after!.offline_id)]).toEqual([[], before!.moves]);
});

it('sends no more of a play with a refused move, or with a session deleted elsewhere', async () => {
  await aPlay(2, { played_at: '2026-11-26T10:00:00.000Z' });
  await aPlay(2, { stored: 1 });
  const refused = { at: 1, code: 'not_offered', detail: 'No such choice' } as const;
  answers = [() => ({ stored: 1, refused: refused as never }), () => ({ stored: 1 })];
  await upload();
  expect(sent()).toEqual([
    [0, 2],
    [1, 1],
  ]);
  expect(await playsOf([anna.id])).toMatchObject([
    { stored: 1, stays: 'refused', refused },
    { stored: 1, stays: null, session_id: 'session' },
  ]);
  await upload();
  expect(uploads).toHaveLength(3);
});

it('removes a finished play, unless it was continued by Undo meanwhile', async () => {
  const offline_id = await aPlay();
  const after = { is_completed: false, percent: 50, last_line: '', played_at: AT };
  answers = [
    async (asked) => {
      await storeMove(offline_id, 2, { undo: true, at: AT }, after);
      return { ...all(asked), is_completed: true };
    },
  ];
  await upload();
  expect([sent(), await stored()]).toEqual([
    [
      [0, 2],
      [2, 1],
    ],
    [3],
  ]);
  await aPlay();
  answers = [(asked) => ({ ...all(asked), is_completed: true })];
  await upload();
  expect(await stored()).toEqual([3]);
});

it('sends an account’s plays only with its own login, and never those of guests', async () => {
  for (const _ of [1, 2]) await aPlay();
  await putPlay({ owner: GUEST });
  answers = [
    (asked) => {
      signIn(ravi);
      return all(asked);
    },
  ];
  for (const owner of [anna.id, ravi.id, anna.id]) await upload(owner);
  expect(uploads).toHaveLength(1);
  // another tab has changed the login, which this tab does not know yet
  signIn(anna);
  client.session.open(createStore().dispatch, LOGIN, ravi);
  await upload();
  expect(uploads).toHaveLength(1);
  signIn(anna);
  await upload();
  expect([uploads.length, await stored()]).toEqual([2, [2, 2]]);
  await takeOver(GUEST, anna.id);
  await upload();
  expect(uploads).toHaveLength(3);
});

it('runs in one tab at a time, and skips plays that were removed meanwhile', async () => {
  let queue = Promise.resolve();
  const request = (_: string, run: () => Promise<void>) => (queue = queue.then(run));
  device.navigate({ locks: { request } });
  await aPlay(2, { played_at: '2026-11-26T10:00:00.000Z' });
  const second = await aPlay();
  answers = [
    async (asked) => {
      await removePlay(second);
      return all(asked);
    },
  ];
  await Promise.all([upload(), upload()]);
  device.navigate({ locks: undefined });
  expect(sent()).toEqual([[0, 2]]);
});
