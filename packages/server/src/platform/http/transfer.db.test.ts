import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { factories } from '../../testing/factories.ts';
import { people } from '../../testing/people.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const make = factories(database.db);

beforeAll(async () => {
  for (let number = 0; number < 24; number++) await make.story();
});

const LIST = '/api/v1/stories/?page=1';
const get = (headers: Record<string, string> = {}, url = LIST) => app.inject({ url, headers });

describe('a long text', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'leaves as %s where that is understood, at less than a tenth of its size',
    async (encoding, open) => {
      const plain = await get();
      const packed = await get({ 'accept-encoding': `deflate, ${encoding};q=0.8` });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers['vary']).toContain('accept-encoding');
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
      expect(open(packed.rawPayload).toString()).toBe(plain.body);
    },
  );

  it.each([
    ['gzip, br', 'br'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['identity, br;q=0.5', undefined],
    ['BR', 'br'],
    ['gzip;level=9', 'gzip'],
  ])('is asked for by %s and leaves as %s', async (accepted, encoding) => {
    expect((await get({ 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding);
  });

  it('is sent uncompressed if the client accepts nothing else', async () => {
    for (const accepted of ['', 'identity', 'br;q=0, gzip; q=0.0', 'zstd']) {
      const response = await get({ 'accept-encoding': accepted });
      expect(response.headers['content-encoding'], accepted).toBeUndefined();
      expect(response.json<{ stories: unknown[] }>().stories).toHaveLength(24);
    }
  });
});

describe('a short text', () => {
  it('is not compressed', async () => {
    const response = await get({ 'accept-encoding': 'br, gzip' }, '/api/v1/categories/');
    expect(response.headers['content-encoding']).toBeUndefined();
  });
});

describe('the catalogue for guests', () => {
  it('is not sent again while it is unchanged', async () => {
    const first = await get({ 'accept-encoding': 'br' });
    const tag = String(first.headers['etag']);
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    const again = await get({ 'if-none-match': `"other", ${tag}`, 'accept-encoding': 'br' });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect(again.headers['etag']).toBe(tag);
    expect(again.headers['vary']).toContain('authorization');

    await make.story();
    const changed = await get({ 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers['etag']).not.toBe(tag);
  });

  it('has the same ETag whoever cached it, and in every encoding', async () => {
    const { headers } = await get({ 'accept-encoding': 'br' });
    const tag = String(headers['etag']);
    for (const known of [tag, tag.replace('W/', ''), `"a,b" , ${tag}`, '*']) {
      for (const method of ['GET', 'HEAD'] as const) {
        const again = await app.inject({ method, url: LIST, headers: { 'if-none-match': known } });
        expect([method, known, again.statusCode]).toEqual([method, known, 304]);
        expect(again.headers['vary']).toBe('authorization, accept-encoding');
        expect(again.headers['content-length']).toBeUndefined();
      }
    }
    expect((await get({ 'if-none-match': `${tag}x` })).statusCode).toBe(200);
  });

  it('has the same headers for HEAD as for GET', async () => {
    for (const encoding of ['br', 'identity']) {
      const wanted = { 'accept-encoding': encoding };
      const [whole, head] = [
        await get(wanted),
        await app.inject({ method: 'HEAD', url: LIST, headers: wanted }),
      ];
      expect(head.statusCode).toBe(200);
      expect(head.rawPayload).toHaveLength(0);
      for (const name of ['etag', 'vary', 'content-type', 'content-length', 'content-encoding'])
        expect(head.headers[name], name).toEqual(whole.headers[name]);
    }
  });

  it('has no caching headers for signed-in users', async () => {
    const { headers } = await people(database.db)();
    const response = await get({ ...headers });
    expect(response.statusCode).toBe(200);
    expect(response.headers['etag']).toBeUndefined();
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('has no ETag on errors', async () => {
    expect((await get({}, '/api/v1/stories/?page=0')).headers['etag']).toBeUndefined();
  });
});
