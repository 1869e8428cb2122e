import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scriptedNarrator } from '../../../narrator/scripted.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { plantTurns } from '../../../testing/longPlay.ts';
import { playing } from '../../../testing/playing.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';

const LIMIT = 60;

let database: TestDatabase;
let app: FastifyInstance;
let play: ReturnType<typeof playing>;

beforeAll(async () => {
  database = await createTestDatabase();
  const config = { rateLimit: true };
  app = await buildTestApp({ db: database.db, narrator: scriptedNarrator(), config });
  play = playing(app, database.db);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

it('Sixty sessions begin in an hour, from the beginning and from earlier parts together', async () => {
  const who = await play.player();
  const session = await play.begin(who);
  const params = { session_id: session.id };
  const body = { turn_id: session.session_data.narrative_history[0]!.id };
  const branch = () => play.call('branchSession', { ...who, params, body });
  for (let count = 1; count < LIMIT; count += 1) expect((await branch()).status).toBe(201);
  expect(await branch()).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
});

it('A session that takes over a long tale counts as one for every hundred turns', async () => {
  const who = await play.player();
  const { id } = await play.begin(who);
  const turns = await plantTurns(database.db, { session_id: id, count: 999 });
  const branch = (turn_id: string) =>
    play.call('branchSession', { ...who, params: { session_id: id }, body: { turn_id } });
  // with the session itself, ten are left
  for (let count = 1; count < LIMIT - 10; count += 1) expect((await branch(turns[0]!.id)).status).toBe(201);
  expect((await branch(turns.at(-1)!.id)).status).toBe(201);
  expect(await branch(turns[0]!.id)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
});
