import { type CallName, calls, type Cost, COSTS } from '@kathaloka/contract/calls';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { callApi, type CallOptions } from '../../testing/callApi.ts';
import { factories } from '../../testing/factories.ts';
import { people } from '../../testing/people.ts';
import { fileDatabase, fileNotices } from '../../testing/testFile.ts';
import { inTransaction } from '../db/transaction.ts';
import { startResponseCache } from '../responseCache/startResponseCache.ts';
import { BUCKETS, PICTURES, RUNNING } from '../limits/costs.ts';
import type { Limit } from '../limits/limits.ts';
import { waitingForLocks } from '../../testing/waitingForLocks.ts';

const HERE = '198.51.100.1';
const ELSEWHERE = '198.51.100.2';

let app: FastifyInstance;

const database = await fileDatabase();
const makePerson = people(database.db);
const make = factories(database.db);
/** Guests are answered from memory, and must be limited all the same. */
const responseCache = startResponseCache(fileNotices(database));
beforeEach(async () => {
  await database.db.deleteFrom('rate_limits').execute();
  // a new app for each test, because a process caches the hits that it has reserved
  app = await buildTestApp({ db: database.db, config: { rateLimit: true }, responseCache });
  return () => app.close();
});

const statusOf = async (name: CallName, options: CallOptions): Promise<number> =>
  (await callApi(app)(name, options)).status;

/** Counts calls until one is refused, after other processes have made all but ten of the allowed ones. */
async function leftOf({ hits }: Limit, ask: () => Promise<number>): Promise<number> {
  expect(await ask()).toBeLessThan(429);
  await database.db
    .updateTable('rate_limits')
    .set({ hits: hits - 10 })
    .execute();
  for (let left = 0; left <= hits; left += 1) if ((await ask()) === 429) return left;
  throw new Error('There is no limit.');
}

describe('What guests read', () => {
  it('is limited by network, far above what a classroom reads in a minute', async () => {
    expect(await leftOf(BUCKETS.cheap.network, () => statusOf('listTags', { from: HERE }))).toBe(10);
    expect(await statusOf('listStories', { from: HERE })).toBe(429);
    expect(await statusOf('listStories', { from: ELSEWHERE })).toBe(200);
  });

  it('does not count towards what accounts do in the same network', async () => {
    await leftOf(BUCKETS.cheap.network, () => statusOf('listTags', { from: HERE }));
    const { headers } = await makePerson();
    expect(await statusOf('listTags', { from: HERE, headers })).toBe(429);
    expect(await statusOf('listStories', { from: HERE, headers })).toBe(200);
    expect(await statusOf('getMe', { from: HERE, headers })).toBe(200);
  });

  it('has a bucket of its own for searches', async () => {
    const search = () => statusOf('searchStories', { from: HERE, query: { q: 'ferry' } });
    expect(await leftOf(BUCKETS.dear.network, search)).toBe(10);
    expect(await statusOf('listStories', { from: HERE })).toBe(200);
  });

  it('is limited where a token is refused, too', async () => {
    const ask = () => statusOf('getMe', { from: HERE, token: 'not.a.token' });
    expect(await leftOf(BUCKETS.cheap.network, ask)).toBe(10);
  });

  it.each([
    ['/covers/x.webp', PICTURES],
    ['/pictures/x.webp', PICTURES],
    ['/scenes/x.svg', BUCKETS.cheap.network],
    ['/sitemaps/9.xml', BUCKETS.cheap.network],
  ])('is limited outside of the API: %s', async (url, limit) => {
    const ask = async () => (await app.inject({ url, remoteAddress: HERE })).statusCode;
    expect(await leftOf(limit, ask)).toBe(10);
  });
});

describe('What an account does', () => {
  /** For each cost, a call that depends only on the caller's own account, session or address. */
  const ONE_OF: Readonly<Record<Cost, CallName>> = {
    cheap: 'getMe',
    dear: 'drawCovers',
    huge: 'exportCredits',
  };

  it.each(COSTS)('is limited by what it costs: %s', async (cost) => {
    const name = ONE_OF[cost];
    expect(calls[name].cost).toBe(cost);
    const { headers } = await makePerson();
    const query = cost === 'dear' ? { seed: '7', keywords: 'river' } : {};
    const ask = () => statusOf(name, { headers, query, from: HERE });
    expect(await leftOf(BUCKETS[cost].account, ask)).toBe(10);
    // from any network, while other accounts in the same network are not limited
    expect(await statusOf(name, { headers, query, from: ELSEWHERE })).toBe(429);
    expect(await statusOf(name, { ...(await makePerson()), query, from: HERE })).toBe(200);
    for (const other of COSTS.filter((each) => each !== cost && each !== 'dear'))
      expect(await statusOf(ONE_OF[other], { headers, from: HERE })).toBe(200);
  });

  it('is refused before its body is read', async () => {
    const { headers } = await makePerson();
    const payload = '{"title":';
    const ask = async () =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/v1/stories/',
          headers: { ...headers, 'content-type': 'application/json' },
          payload,
        })
      ).statusCode;
    expect(await ask()).toBe(400);
    expect(await leftOf(BUCKETS.huge.account, ask)).toBe(10);
  });
});

describe('While one account makes the dearest calls', () => {
  const waiting = () => waitingForLocks(database.db);

  it('two of them run, the others wait, and everybody else is answered', async () => {
    const author = await makePerson();
    const id = await make.story({ author_id: author.id });
    const save = () => statusOf('updateStory', { ...author, params: { id }, body: { tagline: 'Slow' } });
    const other = await makePerson();
    let saves: Promise<number>[] = [];
    // no save ends before this transaction does
    await inTransaction(database.db, async (transaction) => {
      await transaction.selectFrom('stories').select('id').where('id', '=', id).forUpdate().execute();
      saves = Array.from({ length: 15 }, save);
      await expect.poll(waiting).toBe(RUNNING.dear.concurrency);
      expect(await statusOf('getMe', other)).toBe(200);
      expect(await statusOf('drawCovers', { ...other, query: { seed: '7', keywords: 'river' } })).toBe(200);
      // the author's own cheap calls are answered as well
      expect(await statusOf('getMe', author)).toBe(200);
      expect(await waiting()).toBe(RUNNING.dear.concurrency);
    });
    expect(new Set(await Promise.all(saves))).toEqual(new Set([200]));
  });

  it('more than can wait are refused at once', async () => {
    const author = await makePerson();
    const id = await make.story({ author_id: author.id });
    const save = () => statusOf('updateStory', { ...author, params: { id }, body: { tagline: 'Slow' } });
    let saves: Promise<number>[] = [];
    await inTransaction(database.db, async (transaction) => {
      await transaction.selectFrom('stories').select('id').where('id', '=', id).forUpdate().execute();
      saves = Array.from({ length: RUNNING.dear.concurrency + RUNNING.dear.waiting + 1 }, save);
      // the refused call is the first to end, because all others wait for this transaction
      expect(await Promise.race(saves)).toBe(429);
    });
    const answers = await Promise.all(saves);
    expect(answers.filter((status) => status !== 200)).toEqual([429]);
  });
});

describe('A burst of cheap calls', () => {
  const waiting = () => waitingForLocks(database.db);

  it('of one account takes some connections to the database, and leaves the others to everybody else', async () => {
    const [player, other] = [await makePerson(), await makePerson()];
    const choose = () => statusOf('chooseModels', { ...player, body: { text: 'birbal' } });
    let burst: Promise<number>[] = [];
    await inTransaction(database.db, async (transaction) => {
      await transaction.selectFrom('users').select('id').where('id', '=', player.id).forUpdate().execute();
      burst = Array.from({ length: 30 }, choose);
      await expect.poll(waiting).toBe(RUNNING.cheap.concurrency);
      expect(await statusOf('getMe', other)).toBe(200);
      expect(await waiting()).toBe(RUNNING.cheap.concurrency);
    });
    expect(new Set(await Promise.all(burst))).toEqual(new Set([200]));
  });

  it('of the guests of one network does so, too', async () => {
    const other = await makePerson();
    const search = (at: number) => statusOf('searchStories', { query: { q: `river ${at}` }, from: HERE });
    let burst: Promise<number>[] = [];
    await inTransaction(database.db, async (transaction) => {
      await sql`lock table story_search in access exclusive mode`.execute(transaction);
      burst = Array.from({ length: 30 }, (_, at) => search(at));
      await expect.poll(waiting).toBe(RUNNING.guestsDear.concurrency);
      expect(await statusOf('getMe', other)).toBe(200);
      expect(await waiting()).toBe(RUNNING.guestsDear.concurrency);
    });
    expect(new Set(await Promise.all(burst))).toEqual(new Set([200]));
  });
});
