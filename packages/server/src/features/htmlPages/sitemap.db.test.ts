import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { TEST_URL, testDeps } from '../../testing/buildTestApp.ts';
import { factories } from '../../testing/factories.ts';
import { people } from '../../testing/people.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';
import { createSitemaps } from './sitemap.ts';

const MINUTE_MS = 60_000;

const time = movableClock();

const database = await fileDatabase();
const app = await fileApp({ db: database.db, clock: time.clock });
const make = factories(database.db);

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

it('A sitemap names the page of each author whom readers may see, once', async () => {
  await database.db.deleteFrom('stories').execute();
  const person = people(database.db);
  const [author, admin, blocked, teller] = await Promise.all([
    person(),
    person({ role: 'admin' }),
    person({ blocked_at: time.now(), blocked_reason: 'spam' }),
    person(),
  ]);
  for (const { id: author_id } of [author, author, admin, blocked]) await make.story({ author_id });
  const story_id = await make.story({ author_id: teller.id });
  await database.db.insertInto('story_tellers').values({ story_id, name: 'Vyasa', voice: 'old' }).execute();
  time.pass(61 * MINUTE_MS);
  for (const body of await both())
    expect([...body.matchAll(/\/author\/([^<]*)/g)].map(([, name]) => name)).toEqual([author.username]);
});

it('A sitemap is split where there are many stories, each in one part', async () => {
  await database.db.deleteFrom('stories').execute();
  const ids = await Promise.all(Array.from({ length: 7 }, () => make.story()));
  const sitemaps = createSitemaps(testDeps({ db: database.db, clock: time.clock }), 3);
  const addresses = (xml: string | null) =>
    [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!);
  expect(addresses(await sitemaps.all())).toEqual(
    [1, 2, 3].map((page) => `${TEST_URL}/sitemaps/${page}.xml`),
  );
  const parts = await Promise.all([1, 2, 3].map(async (page) => addresses(await sitemaps.page(page))));
  const stories = parts.map((part) => part.filter((address) => address.includes('/game/')));
  expect(stories.map(({ length }) => length)).toEqual([3, 3, 1]);
  expect(stories.flat().toSorted()).toEqual(ids.map((id) => `${TEST_URL}/game/${id}`).toSorted());
  expect([await sitemaps.page(0), await sitemaps.page(4)]).toEqual([null, null]);
});

it('A failure to build a sitemap is not cached', async () => {
  time.pass(61 * MINUTE_MS);
  await sql`alter table stories rename to away`.execute(database.db);
  expect((await get('/sitemap.xml')).statusCode).toBe(500);
  await sql`alter table away rename to stories`.execute(database.db);
  expect((await get('/sitemap.xml')).statusCode).toBe(200);
});
