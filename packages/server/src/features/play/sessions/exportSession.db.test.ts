import http from 'node:http';
import type { Socket } from 'node:net';
import { API_BASE } from '@kathaloka/contract/calls';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { connect } from '../../../platform/db/connect.ts';
import { plantTurns } from '../../../testing/longPlay.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const TURNS = 1200;
const TEXT_CHARACTERS = 20_000;
const FORKS_EVERY = 50;
/** Many times the size of a page of the export, but only a part of the whole export. */
const BUFFERED_MAX = 6_000_000;

let play: ReturnType<typeof playing>;
let origin: string;
let who: Person;
let session_id: string;
const sockets = new Set<Socket>();

const database = await fileDatabase();
// the pool has a single connection: an export that held it would block every other request
const db = connect(database.connection, pino({ level: 'silent' }), { poolSize: 1 });
const app = await fileApp({ db, config: { rateLimit: true } });

beforeAll(async () => {
  app.server.on('connection', (socket: Socket) => sockets.add(socket));
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  play = playing(app, db);
  who = await play.player();
  session_id = (await play.begin(who)).id;
  await plantTurns(db, { session_id, count: TURNS, forksEvery: FORKS_EVERY });
  await sql`
    update turns set ai_response = depth || repeat('x', ${TEXT_CHARACTERS}) where session_id = ${session_id}
  `.execute(db);
  return async () => {
    await app.close();
    await db.destroy();
  };
}, 120_000);

const EXPORTS = {
  'a session': () => `/game/sessions/${session_id}/export`,
  'an account': () => '/auth/me/data',
};

/** Begins a request, and returns its response unread. */
function begin(path: string): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    http.get(origin + API_BASE + path, { headers: who.headers, agent: false }, resolve).on('error', reject);
  });
}

const buffered = () => [...sockets].reduce((sum, { writableLength }) => sum + writableLength, 0);

it.each(Object.entries(EXPORTS))(
  'the export of %s waits for a reader who is slow, and holds no connection meanwhile',
  async (_name, path) => {
    const answer = await begin(path());
    expect(answer.statusCode).toBe(200);
    for (let asked = 0; asked < 20; asked += 1)
      expect((await play.call('getMe', { headers: who.headers })).status).toBe(200);
    expect(buffered()).toBeLessThan(BUFFERED_MAX);
    let text = '';
    for await (const chunk of answer.setEncoding('utf8')) text += chunk as string;
    expect(text.length).toBeGreaterThan(TURNS * TEXT_CHARACTERS);
    expect(JSON.parse(text)).toBeTruthy();
  },
);

it('an export whose reader has left ends', async () => {
  const answers = await Promise.all([begin(EXPORTS['a session']()), begin(EXPORTS['an account']())]);
  for (const answer of answers) answer.destroy();
  // an account may make two calls concurrently; if the exports had not ended, this call would wait forever
  expect((await play.call('mapSession', { ...who, params: { session_id } })).status).toBe(200);
});

it('a session is exported along its path from the beginning, without what was undone', async () => {
  const { status, body } = await play.call('exportSession', { ...who, params: { session_id } });
  expect(status).toBe(200);
  const depths = body.turns.map(({ ai_response }) => Number.parseInt(ai_response!, 10));
  expect(depths).toEqual(Array.from({ length: TURNS + 1 }, (_, turn) => depths[0]! + turn));
});

it('an account is exported with every turn, those that were undone as well, each once', async () => {
  const { body } = await play.call('downloadMyData', who);
  const [session] = body.game_sessions;
  const ids = session!.turns.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(TURNS + 1 + TURNS / FORKS_EVERY);
});

it('a copy is compressed as it is sent', async () => {
  const path = `${API_BASE}/game/sessions/${session_id}/export`;
  const headers = { ...who.headers, 'accept-encoding': 'br' };
  const answer = await app.inject({ url: path, headers });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.rawPayload.length).toBeLessThan(TEXT_CHARACTERS * 10);
});

it('a HEAD request reads nothing of an export', async () => {
  const answer = await app.inject({
    method: 'HEAD',
    url: `${API_BASE}/auth/me/data`,
    headers: who.headers,
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('');
});
