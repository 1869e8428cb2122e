import { pino } from 'pino';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import { factories } from '../../testing/factories.ts';
import { people } from '../../testing/people.ts';
import { statementsOf, tableOf } from '../../testing/statements.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { fileApp, fileDatabase, fileNotices } from '../../testing/testFile.ts';
import { createResponseCache } from './createResponseCache.ts';
import { newId } from '../ids.ts';
import { createNotices } from '../notices/createNotices.ts';
import { startResponseCache } from './startResponseCache.ts';

const log = pino({ level: 'silent' });
const BUSY = { timeout: 15_000 };

const database = await fileDatabase();
const answers = startResponseCache(fileNotices(database));
const app = await fileApp({ db: database.db, responseCache: answers });
const make = factories(database.db);
const reader = await people(database.db)({ username: 'reader', email: 'reader@example.org' });

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/v1${url}`, headers });

describe('A guest is answered from memory', () => {
  let id: string;
  beforeEach(async () => {
    id = await make.story({ title: 'The ferry' });
  });

  /** Changes made over another connection, which a guest must see. */
  const CHANGES: readonly [string, (story: string) => Promise<unknown>][] = [
    [
      'its title',
      (story) => sql`update stories set title = 'Renamed' where id = ${story}`.execute(database.db),
    ],
    [
      'a like',
      (story) => sql`update story_stats set likes_total = 77 where story_id = ${story}`.execute(database.db),
    ],
    [
      'the name of its author',
      (story) =>
        sql`update users set display_name = 'Renamed' where id = (select author_id from stories where id = ${story})`.execute(
          database.db,
        ),
    ],
    [
      'a tag',
      async (story) => {
        const tag = await make.tag('Renamed');
        await database.db
          .insertInto('story_tags')
          .values({ story_id: story, tag_id: tag.id, position: 0 })
          .execute();
      },
    ],
    [
      'the name of its category in Hindi',
      async (story) => {
        const { id: category_id } = await make.category();
        await database.db.updateTable('stories').set({ category_id }).where('id', '=', story).execute();
        await get(`/stories/${story}`);
        await sql`update categories set names = '{"hi": "Renamed"}' where id = ${category_id}`.execute(
          database.db,
        );
      },
    ],
    [
      'its category',
      async (story) => {
        const { id: category_id } = await make.category({ display_name: 'Renamed' });
        await database.db.updateTable('stories').set({ category_id }).where('id', '=', story).execute();
      },
    ],
  ];
  it.each(CHANGES)('until something changes: %s', async (_what, change) => {
    const before = (await get(`/stories/${id}`)).body;
    expect((await get(`/stories/${id}`)).body).toBe(before);
    await change(id);
    await expect.poll(async () => (await get(`/stories/${id}`)).body).toMatch(/Renamed|"likes_total":77/);
  });

  it('until its author makes it a part of a series, and until that is deleted', async () => {
    const series = async () =>
      JSON.parse((await get(`/stories/${id}`)).body).series as { title: string } | null;
    expect(await series()).toBeNull();
    const row = { id: newId(), slug: 'nights', language: 'en' as const, title: 'Nights', description: '' };
    await database.db.insertInto('series').values(row).execute();
    await database.db
      .insertInto('series_parts')
      .values({ series_id: row.id, position: 1, story_id: id })
      .execute();
    await expect.poll(series).toMatchObject({ title: 'Nights' });
    await database.db.updateTable('series').set({ title: 'Ten Nights' }).where('id', '=', row.id).execute();
    await expect.poll(series).toMatchObject({ title: 'Ten Nights' });
    await database.db.deleteFrom('series').where('id', '=', row.id).execute();
    await expect.poll(series).toBeNull();
  });

  it('with the opening of a story, without a question to the database, until it changes', async () => {
    const opening = async (): Promise<string> => (await get(`/stories/${id}/opening`)).body;
    const before = await opening();
    // on a busy machine a heartbeat can be late; until it arrives, answers are made from the database
    await vi.waitFor(async () => {
      const asked = await statementsOf(async () => expect(await opening()).toBe(before));
      expect(asked.flatMap(tableOf)).toEqual([]);
    }, BUSY);
    await sql`
      update stories set story_structure = '{}', story_prompt = 'It rains.', version = version + 1 where id = ${id}
    `.execute(database.db);
    await expect.poll(async () => JSON.parse(await opening()) as object).toMatchObject({ text: 'It rains.' });
  });

  it('also while somebody sends calls that change nothing', async () => {
    const refresh = () =>
      app.inject({ method: 'POST', url: '/api/v1/auth/refresh', payload: { refresh_token: 'none' } });
    await vi.waitFor(async () => {
      await get('/stories/');
      const asked = await statementsOf(async () => {
        expect((await refresh()).statusCode).toBe(401);
        await get('/stories/');
      });
      expect(asked.flatMap(tableOf)).toEqual([]);
    }, BUSY);
  });

  it('and a story that is taken back is gone for them', async () => {
    await get('/stories/');
    await sql`update stories set status = 'archived' where id = ${id}`.execute(database.db);
    await expect.poll(async () => (await get(`/stories/${id}`)).statusCode).toBe(404);
    // the list was cached, so its change proves that the notice arrived; the story was not, so its 404 does not
    await expect.poll(async () => (await get('/stories/')).body).not.toContain(id);
  });

  it('never a signed-in reader, who has own parts', async () => {
    const like = await app.inject({
      method: 'POST',
      url: `/api/v1/stories/${id}/like`,
      headers: reader.headers,
    });
    expect(like.statusCode).toBe(200);
    const own = await get(`/stories/${id}`, reader.headers);
    expect(JSON.parse(own.body)).toMatchObject({ stats: { likes_total: 1 }, user_state: { hasLiked: true } });
    expect(own.headers['cache-control']).toBe('no-store');
    // a change that this process makes is visible to the next guest, before the notice arrives
    const guest = await get(`/stories/${id}`);
    expect(JSON.parse(guest.body)).toMatchObject({
      stats: { likes_total: 1 },
      user_state: { hasLiked: false },
    });
    expect((await get(`/stories/${id}`, { authorization: 'Bearer x' })).statusCode).toBe(401);
    expect((await get(`/stories/${id}`, { authorization: 'Basic eDp5' })).headers['cache-control']).toBe(
      'no-store',
    );
  });

  it('in each encoding, with its digest, and each question has its own answer', async () => {
    const plain = await get('/stories/?page=1');
    const compressed = await get('/stories/?page=1', { 'accept-encoding': 'br, gzip' });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
    expect(compressed.headers['content-length']).toBe(String(compressed.rawPayload.length));
    const known = await get('/stories/?page=1', { 'if-none-match': String(plain.headers.etag) });
    expect(known).toMatchObject({ statusCode: 304, body: '' });
    expect(
      (await app.inject({ method: 'HEAD', url: '/api/v1/stories/?page=1' })).headers['content-length'],
    ).toBe(plain.headers['content-length']);
    expect(JSON.parse((await get('/stories/?page=2')).body)).toMatchObject({ page: 2 });
    expect((await get('/stories/?page=0')).statusCode).toBe(422);
    expect((await get('/stories/search/?q=nothing-like-that')).body).toBe('[]');
  });
});

it('While notices do not arrive, no answer counts as unchanged', async () => {
  // as behind a pooler that gives each transaction another connection: notices are sent but do not arrive
  const elsewhere = await createTestDatabase();
  const notices = createNotices({ connection: database.connection, db: elsewhere.db, log });
  const { stop } = notices.listen('kathaloka_catalogue', () => {});
  const unnotified = createResponseCache({
    maxBytes: 10_000,
    isListening: notices.isUp,
    maxAgeUnnotifiedMs: 0,
    maxAgeMs: () => 60_000,
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(notices.isUp()).toBe(false);
  await unnotified.read('a', () => Promise.resolve('old'));
  await expect
    .poll(async () => (await unnotified.read('a', () => Promise.resolve('new'))).plain.toString())
    .toBe('new');
  stop();
  await elsewhere.drop();
});
