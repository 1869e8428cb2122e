import { beforeAll, describe, expect, it } from 'vitest';
import { factories } from '../../testing/factories.ts';
import { people } from '../../testing/people.ts';
import { GROWTH_MAX, growthOf } from '@kathaloka/contract/fixtures';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';

let headers: Record<string, string>;

const database = await fileDatabase();
const app = await fileApp({ db: database.db });

beforeAll(async () => {
  await factories(database.db).story({ title: 'Peacock' });
  headers = { ...(await people(database.db)()).headers };
});

const HOSTILE = [
  "'; drop table stories; --",
  "' or '1'='1",
  '1) union select password_hash from users --',
  "\\'; select pg_sleep(10); --",
  '$1',
  '${7*7}',
  '{{7*7}}',
  '%',
  '%25%27',
  '_',
  '\\',
  '*',
  ':*',
  "'a':*",
  'a & b | !c <-> d',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '..%2f..%2f',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e308',
  '0x10',
  '9007199254740993',
  '99999999999999999999999',
  '１２',
  '١',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  'true',
  '\u0000',
  '\ufeff',
  '\u202e',
  '\ud83e\ude94',
  'ा',
  '\u0301'.repeat(50),
  'ﷺ'.repeat(90),
  'a'.repeat(5000),
  '((((((((((',
  'ß'.repeat(99),
  'İ'.repeat(99),
];

const PLACES: readonly [string, (text: string) => { method: 'GET' | 'POST'; url: string }][] = [
  ['a search', (text) => ({ method: 'GET', url: `/stories/search/?q=${text}` })],
  ['the limit of a search', (text) => ({ method: 'GET', url: `/stories/search/?q=a&limit=${text}` })],
  ['the number of a page', (text) => ({ method: 'GET', url: `/stories/?page=${text}` })],
  ['the limit of a list', (text) => ({ method: 'GET', url: `/stories/trending/?limit=${text}` })],
  ['an id', (text) => ({ method: 'GET', url: `/stories/${text}` })],
  ['a like', (text) => ({ method: 'POST', url: `/stories/${text}/like` })],
  ['a share', (text) => ({ method: 'POST', url: `/stories/${text}/share` })],
];

describe('hostile input', () => {
  it.each(PLACES)('as %s is refused or finds nothing, and never fails with a 500', async (_, place) => {
    for (const text of HOSTILE) {
      const { method, url } = place(encodeURIComponent(text));
      const response = await app.inject({ method, url: `/api/v1${url}`, headers });
      expect(response.statusCode, text.slice(0, 50)).toBeLessThan(500);
      const body = response.json<{ detail?: unknown }>();
      expect(response.statusCode === 200 || body.detail !== undefined, text.slice(0, 50)).toBe(true);
      expect(response.body).not.toContain('password');
    }
    const { length } = await database.db.selectFrom('stories').select('id').execute();
    expect(length).toBe(1);
  });

  it.each(PLACES)('as %s takes a time that grows with its length', async (_, place) => {
    for (const pattern of ['(', 'ﷺ', 'a', '%']) {
      const send = (length: number) => {
        const { method, url } = place(encodeURIComponent(pattern.repeat(length)));
        return app.inject({ method, url: `/api/v1${url}`, headers });
      };
      expect(await growthOf(send, 1200), pattern).toBeLessThan(GROWTH_MAX);
    }
  });

  it('as a repeated or list value changes nothing or is refused', async () => {
    const status = async (query: string): Promise<number> =>
      (await app.inject({ url: `/api/v1/stories/?${query}` })).statusCode;
    expect(await status('page=1&page=2')).toBe(422);
    expect(await status('page[]=2')).toBe(200);
    expect(await status('page[$gt]=2')).toBe(200);
    expect(await status('sort=password_hash')).toBe(200);
  });
});
