import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { factories } from '../../testing/factories.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';

const MINUTE_MS = 60_000;

const time = movableClock();
let database: TestDatabase;
let app: FastifyInstance;
let make: ReturnType<typeof factories>;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp({ db: database.db, clock: time.clock });
  make = factories(database.db);
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (url: string) => app.inject({ url });
const both = async (): Promise<string[]> => {
  const answers = await Promise.all(['/sitemap.xml', '/sitemaps/1.xml'].map(get));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  return answers.map(({ body }) => body);
};

it('A sitemap is cached for an hour while no story is published or archived', async () => {
  const id = await make.story({ published_at: new Date('2026-03-04T00:00:00Z') });
  const first = await both();
  expect(first[0]).toContain('2026-03-04');
  const published_at = new Date('2026-04-05T00:00:00Z');
  await database.db.updateTable('stories').set({ published_at }).where('id', '=', id).execute();
  time.pass(59 * MINUTE_MS);
  expect(await both()).toEqual(first);
  time.pass(MINUTE_MS);
  for (const body of await both()) expect(body).toContain('2026-04-05');
});

it('A sitemap contains a story as soon as it is published, and only as long', async () => {
  const id = await make.story({ status: 'draft', published_at: null });
  const become = (status: 'published' | 'archived') =>
    database.db
      .updateTable('stories')
      .set({ status, published_at: time.now() })
      .where('id', '=', id)
      .execute();
  for (const body of await both()) expect(body).not.toContain(id);
  await become('published');
  for (const body of await both()) expect(body).toContain(id);
  await become('archived');
  for (const body of await both()) expect(body).not.toContain(id);
});

it('A failure to build a sitemap is not cached', async () => {
  time.pass(61 * MINUTE_MS);
  await sql`alter table stories rename to away`.execute(database.db);
  expect((await get('/sitemap.xml')).statusCode).toBe(500);
  await sql`alter table away rename to stories`.execute(database.db);
  expect((await get('/sitemap.xml')).statusCode).toBe(200);
});
