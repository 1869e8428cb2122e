import { beforeAll, expect, it } from 'vitest';
import { factories } from '../../testing/factories.ts';
import { type Person, people } from '../../testing/people.ts';
import { fileApp, fileDatabase, fileNotices } from '../../testing/testFile.ts';
import { startResponseCache } from '../responseCache/startResponseCache.ts';

let reader: Person;
let catalogue: string[];
const database = await fileDatabase();
/** Answers from memory must have the same headers as others. */
const responseCache = startResponseCache(fileNotices(database));
const app = await fileApp({ db: database.db, responseCache });

beforeAll(async () => {
  const make = factories(database.db);
  reader = await people(database.db)({ username: 'reader', email: 'reader@example.org' });
  const story = await make.story({ title: 'The ferry' });
  catalogue = [
    '/stories/',
    '/stories/featured/',
    '/stories/trending/',
    '/stories/home/',
    '/stories/search/?q=ferry',
    `/stories/${story}`,
    '/categories/',
    '/categories/tags/',
  ];
});

async function answer(url: string, headers = {}) {
  const { statusCode: status, headers: sent, body } = await app.inject({ url: `/api/v1${url}`, headers });
  const { 'cache-control': cached, 'cdn-cache-control': shared = null, vary = '', etag = '' } = sent;
  return { status, cached, shared, vary, etag, body };
}

const STORED_BY_NOBODY = { cached: 'no-store', shared: null };

it('what the catalogue answers guests may be given to other guests for ten seconds, and while it is fetched again', async () => {
  for (const url of catalogue) {
    const first = await answer(url);
    const expected = {
      cached: 'public, max-age=0, s-maxage=10',
      shared: 'public, max-age=10, stale-while-revalidate=20',
      vary: expect.stringMatching(/^authorization\b/),
    };
    expect(first, url).toMatchObject({ status: 200, ...expected });
    const known = { 'if-none-match': first.etag };
    expect(await answer(url, known), url).toMatchObject({ status: 304, body: '', ...expected });
  }
});

it('that is the same for all of them, with any cookie, in any language', async () => {
  for (const url of catalogue) {
    const { body } = await answer(url);
    const of = { cookie: 'language=hi', 'accept-language': 'ur', 'user-agent': 'another' };
    expect((await answer(url, of)).body, url).toBe(body);
  }
});

it('no cache may store an answer for a signed-in reader', async () => {
  for (const url of catalogue) {
    expect(await answer(url, reader.headers), url).toMatchObject({ status: 200, ...STORED_BY_NOBODY });
    // also for a proxy that asks for a password of its own
    const other = { authorization: 'Basic eDp5' };
    expect(await answer(url, other), url).toMatchObject({ status: 200, ...STORED_BY_NOBODY });
    const invalid = { authorization: 'Bearer x' };
    expect(await answer(url, invalid), url).toMatchObject(STORED_BY_NOBODY);
  }
});

it.each([
  [
    'a story that is not there, and may be a moment later',
    '/stories/4d9f0c7e-0000-4000-8000-000000000000',
    404,
  ],
  ['a call that is refused', '/stories/?page=0', 422],
  ['what is somebody’s own', '/auth/me', 401],
  ['what is not of the catalogue', '/models/featured', 200],
])('no cache stores %s', async (_what, url, status) => {
  expect(await answer(url)).toMatchObject({ status, ...STORED_BY_NOBODY });
});
