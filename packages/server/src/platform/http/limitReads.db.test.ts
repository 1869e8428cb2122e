import type { CallName } from '@kathaloka/contract/calls';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { callApi, type CallOptions } from '../../testing/callApi.ts';
import { factories } from '../../testing/factories.ts';
import { people } from '../../testing/people.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';

const HERE = '198.51.100.1';
const ELSEWHERE = '198.51.100.2';

let database: TestDatabase;
let app: FastifyInstance;
let makePerson: ReturnType<typeof people>;

beforeAll(async () => {
  database = await createTestDatabase();
  makePerson = people(database.db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('rate_limits').execute();
  // a process reserves hits in batches, and caches them
  app = await buildTestApp({ db: database.db, config: { rateLimit: true } });
  return () => app.close();
});

const statusOf = async (name: CallName, options: CallOptions): Promise<number> =>
  (await callApi(app)(name, options)).status;

/** How many calls get through if other processes have already counted so many. */
async function leftAfter(counted: number, name: CallName, options: CallOptions): Promise<number> {
  expect(await statusOf(name, options)).toBe(200);
  await database.db.updateTable('rate_limits').set({ hits: counted }).execute();
  for (let more = 0; more < 300; more++) {
    const status = await statusOf(name, options);
    if (status === 200) continue;
    expect(status).toBe(429);
    return more;
  }
  throw new Error('There is no limit.');
}

describe('reading the catalogue', () => {
  it('is limited per network, far above what a classroom reads in a minute', async () => {
    const left = await leftAfter(2900, 'listTags', { from: HERE });
    // the rest of the first batch, and one more batch
    expect(left).toBe(99 + 100);
    expect(await statusOf('listStories', { from: HERE })).toBe(429);
    expect(await statusOf('listStories', { from: ELSEWHERE })).toBe(200);
  });

  it('does not count towards the limits of accounts', async () => {
    await leftAfter(3000, 'listTags', { from: HERE });
    expect(await statusOf('getSettings', { from: HERE })).toBe(200);
    const { headers } = await makePerson();
    expect(await statusOf('getMe', { from: HERE, headers })).toBe(200);
  });
});

describe('searching', () => {
  it('has a lower limit of its own', async () => {
    const left = await leftAfter(580, 'searchStories', { from: HERE, query: { q: 'ferry' } });
    expect(left).toBe(19 + 20);
    expect(await statusOf('listStories', { from: HERE })).toBe(200);
  });
});

describe('sharing', () => {
  it('is limited for a guest by network, and for a user by account', async () => {
    const params = { id: await factories(database.db).story() };
    const { headers } = await makePerson();
    expect(await leftAfter(110, 'shareStory', { from: HERE, params })).toBe(9 + 10);
    expect(await statusOf('shareStory', { from: HERE, params, headers })).toBe(200);
    await database.db.deleteFrom('rate_limits').execute();
    await app.close();
    app = await buildTestApp({ db: database.db, config: { rateLimit: true } });
    expect(await leftAfter(120, 'shareStory', { from: HERE, params, headers })).toBe(9);
    expect(await statusOf('shareStory', { from: ELSEWHERE, params, headers })).toBe(429);
  });
});
