/**
 * Signed-in readers are answered from memory as well, except for their own parts: byte for byte as from the database.
 */
import type { CallName } from '@kathaloka/contract/calls';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { indexPendingStories } from '../../features/catalogue/public.ts';
import { buildTestApp, testDeps } from '../../testing/buildTestApp.ts';
import { callApi, type CallOptions } from '../../testing/callApi.ts';
import { factories } from '../../testing/factories.ts';
import { people, type Person } from '../../testing/people.ts';
import { statementsOf, tableOf } from '../../testing/statements.ts';
import { fileDatabase, fileNotices } from '../../testing/testFile.ts';
import { createResponseCache } from './createResponseCache.ts';
import { startResponseCache } from './startResponseCache.ts';

/** A title that looks like the part that is replaced for each reader. */
const TITLE = 'A river of "user_state":{"hasLiked":false,"hasBookmarked":false,"has_premium_access":false}';

let answers: ReturnType<typeof startResponseCache>;
let app: FastifyInstance;
/** An app that answers from the database. */
let plain: FastifyInstance;
/** The app of a process that receives no notices of changes. */
let unnotified: FastifyInstance;
let readers: Record<'anybody' | 'author' | 'premium' | 'admin', Person>;
let draft: string;
let premium: string;
let first: string;

const database = await fileDatabase();
const notices = fileNotices(database);

beforeAll(async () => {
  const { db } = database;
  answers = startResponseCache(notices);
  app = await buildTestApp({ db, responseCache: answers });
  plain = await buildTestApp({ db });
  const never = createResponseCache({
    maxBytes: 1_000_000,
    isListening: () => true,
    maxAgeUnnotifiedMs: 0,
    maxAgeMs: () => Number.POSITIVE_INFINITY,
  });
  unnotified = await buildTestApp({ db, responseCache: never });
  const make = factories(db);
  const person = people(db);
  readers = {
    anybody: await person(),
    author: await person(),
    premium: await person({ has_premium_access: true }),
    admin: await person({ role: 'admin' }),
  };
  const author_id = readers.author.id;
  first = await make.story({ title: TITLE, is_featured: true });
  premium = await make.story({ title: 'A river of gold', is_premium: true, author_id });
  draft = await make.story({ title: 'A river of ink', status: 'draft', author_id });
  await make.story({ title: 'A river of sand' });
  for (const { id: user_id } of [readers.anybody, readers.author])
    await db.insertInto('likes').values({ user_id, story_id: first, created_at: new Date() }).execute();
  await db
    .insertInto('bookmarks')
    .values({ user_id: readers.anybody.id, story_id: premium, created_at: new Date() })
    .execute();
  await indexPendingStories(testDeps({ db }), { batches: 5 });
  await vi.waitUntil(answers.isListening, { timeout: 20_000 });
});
afterAll(async () => {
  await Promise.all([app, plain, unnotified].map((each) => each.close()));
});

const CALLS = (): Partial<Record<CallName, CallOptions>> => ({
  listStories: {},
  listFeaturedStories: {},
  listTrendingStories: {},
  getHome: {},
  searchStories: { query: { q: 'river' } },
  getStory: { params: { id: premium } },
});
const calls = () => Object.entries(CALLS()) as [CallName, CallOptions][];
type Reader = keyof typeof readers;

describe('Who signs in', () => {
  it.each(['anybody', 'author', 'premium', 'admin'] as const satisfies readonly Reader[])(
    'gets the same answer as from the database: %s',
    async (name) => {
      for (const [call, options] of calls()) {
        const asked = { ...options, ...readers[name] };
        const own = await callApi(plain)(call, asked);
        expect(own.status, call).toBe(200);
        // the first time the answer is made, the second time it comes from memory
        for (let time = 0; time < 2; time += 1) {
          const { text, headers } = await callApi(app)(call, asked);
          expect(text, call).toBe(own.text);
          expect(headers['cache-control'], call).toBe('no-store');
          expect(headers.etag, call).toBeUndefined();
        }
      }
    },
  );

  it('is looked up with their own parts, and nothing else is read from the database', async () => {
    const { anybody } = readers;
    for (const [call, options] of calls()) {
      await callApi(app)(call, { ...options, ...anybody });
      // on a busy machine a heartbeat can be late; until it arrives, answers are made from the database
      await vi.waitFor(
        async () => {
          const asked = await statementsOf(() => callApi(app)(call, { ...options, ...anybody }));
          expect(asked.flatMap(tableOf), call).toEqual(['account_sessions', 'likes']);
        },
        { timeout: 15_000 },
      );
    }
  });

  it('reads their own draft, which is hidden from others', async () => {
    const read = async (who: Reader) =>
      (await callApi(app)('getStory', { params: { id: draft }, ...readers[who] })).status;
    expect([await read('author'), await read('admin'), await read('anybody')]).toEqual([200, 200, 404]);
  });

  it('is told of a refusal as before: a page that is none', async () => {
    const { status } = await callApi(app)('listStories', { query: { page: '0' }, ...readers.anybody });
    expect(status).toBe(422);
  });
});

describe('A change of their own', () => {
  it('is seen in another process that has not been told of it yet', async () => {
    const who = await people(database.db)({ username: 'marker', email: 'marker@example.org' });
    const asked = { params: { id: first }, ...who };
    const before = (await callApi(unnotified)('getStory', asked)).body.stats.likes_total;
    await callApi(app)('likeStory', { ...asked, body: { is_liked: true } });
    const { stats, user_state } = (await callApi(unnotified)('getStory', asked)).body;
    expect([stats.likes_total, user_state.hasLiked]).toEqual([before + 1, true]);
  });

  it('of a story is seen there as well, and by others at the latest when the notice arrives', async () => {
    const { author, anybody } = readers;
    const titles = async (who: Person) =>
      (await callApi(unnotified)('listStories', who)).body.stories.map(({ title }) => title);
    await titles(anybody);
    await callApi(app)('archiveStory', { ...author, params: { id: premium } });
    expect(await titles(author)).not.toContain('A river of gold');
    expect(await titles(anybody)).toContain('A river of gold');
    // the process that made the change, like every process that hears of it, answers without the story
    const { stories } = (await callApi(app)('listStories', anybody)).body;
    expect(stories.map(({ title }) => title)).not.toContain('A river of gold');
  });
});

describe('Who may no longer read', () => {
  const read = async (who: Person, from = app) => (await callApi(from)('listStories', who)).status;

  it('is refused from the next request on, in each process: a session that has ended, an account that is blocked', async () => {
    const { db } = database;
    const person = people(db);
    const leaving = await person({ username: 'leaving', email: 'leaving@example.org' });
    const blocked = await person({ username: 'blocked', email: 'blocked@example.org' });
    for (const each of [app, unnotified])
      expect([await read(leaving, each), await read(blocked, each)]).toEqual([200, 200]);
    await callApi(app)('endSession', { ...leaving, params: { id: leaving.session_id } });
    await callApi(app)('blockUser', {
      ...readers.admin,
      params: { id: blocked.id },
      body: { reason: 'It sells what is not its own.' },
    });
    for (const each of [app, unnotified])
      expect([await read(leaving, each), await read(blocked, each)]).toEqual([401, 401]);
  });

  it('sees what another role may play, immediately', async () => {
    const { db } = database;
    const who = await people(db)({ username: 'changing', email: 'changing@example.org' });
    const mayPlay = async () =>
      (await callApi(unnotified)('getStory', { ...who, params: { id: first } })).body.user_state
        .has_premium_access;
    expect(await mayPlay()).toBe(false);
    await db.updateTable('users').set({ has_premium_access: true }).where('id', '=', who.id).execute();
    expect(await mayPlay()).toBe(true);
  });
});

it('While notices do not arrive, readers are answered from the database', async () => {
  const cache = createResponseCache({
    maxBytes: 1_000_000,
    isListening: () => false,
    maxAgeUnnotifiedMs: 60_000,
    maxAgeMs: () => Number.POSITIVE_INFINITY,
  });
  const alone = await buildTestApp({ db: database.db, responseCache: cache });
  const asked = { params: { id: first }, ...readers.anybody };
  await callApi(alone)('getStory', { params: { id: first } });
  await database.db.updateTable('stories').set({ tagline: 'Renamed' }).where('id', '=', first).execute();
  expect((await callApi(alone)('getStory', asked)).body.tagline).toBe('Renamed');
  await alone.close();
});
