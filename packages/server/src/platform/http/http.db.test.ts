import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { buildTestApp, TEST_COVERS } from '../../testing/buildTestApp.ts';
import { connect } from '../db/connect.ts';
import { GROWTH_MAX, processorGrowthOf } from '@kathaloka/contract/fixtures';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { fileApp, fileAppFolder, fileDatabase } from '../../testing/testFile.ts';

const PAGE =
  '<!doctype html><title>Kathaloka</title><script type="module" src="/assets/index-abc.js"></script><div id="root"></div>';
const SCRIPT = `console.log(${JSON.stringify('tale '.repeat(400))});`;

const database = await fileDatabase();
const builtApp = fileAppFolder();
fs.mkdirSync(path.join(builtApp, 'assets'));
fs.writeFileSync(path.join(builtApp, 'index.html'), PAGE);
fs.writeFileSync(path.join(builtApp, 'assets/index-abc.js'), SCRIPT);
fs.writeFileSync(path.join(builtApp, 'assets/index-abc.js.br'), brotliCompressSync(SCRIPT));
const app = await fileApp({ db: database.db, folders: { app: builtApp, covers: TEST_COVERS } });

describe('errors', () => {
  it('answers an unknown API path with 404 in JSON, whatever the caller accepts', async () => {
    for (const url of ['/api/v1/nothing', '/api', '/api/', '/api/v2/stories/', '/api/v1']) {
      const response = await app.inject({ url, headers: { accept: 'text/html' } });
      expect(response.statusCode, url).toBe(404);
      expect(response.json(), url).toEqual({ detail: 'Not Found', code: 'not_found', resource: 'call' });
    }
  });

  it('answers 404 for a path that cannot be decoded, or is overlong', async () => {
    for (const url of ['/api/v1/stories/%zz', '/api/v1/stories/%E0%A4%A', `/api/v1/${'a'.repeat(9000)}`]) {
      const response = await app.inject({ url });
      expect(response.statusCode, url).toBe(404);
      expect(response.json(), url).toEqual({ detail: 'Not Found', code: 'not_found', resource: 'call' });
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
    const long = await app.inject({ url: `/api/v1/stories/${'a'.repeat(9000)}` });
    expect(long.statusCode).toBe(404);
    expect(long.json()).toEqual({ detail: 'Game not found', code: 'not_found', resource: 'story' });
  });

  it('answers 405 for a wrong method, with the allowed ones', async () => {
    const response = await app.inject({ method: 'PATCH', url: '/api/v1/categories/' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });

  it('refuses other methods, whatever else is in the request', async () => {
    for (const method of ['OPTIONS', 'TRACE', 'PROPFIND', 'QUERY']) {
      const response = await app.inject({ method: method as 'OPTIONS', url: '/api/v1/categories/' });
      expect(response.statusCode, method).toBe(405);
      expect(response.json(), method).toEqual({
        detail: 'Method Not Allowed',
        code: 'method_not_allowed',
        allowed_methods: ['GET', 'HEAD'],
      });
      expect(response.headers.allow, method).toBe('GET, HEAD');
    }
  });

  it('accepts JSON only', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const response = await app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        headers: { 'content-type': type },
        payload: '{}',
      });
      expect(response.statusCode, type).toBe(415);
    }
  });

  it('refuses invalid JSON, and a body that is too large', async () => {
    const send = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        headers: { 'content-type': 'application/json' },
        payload,
      });
    const malformed = await send('{"a":');
    expect(malformed.statusCode).toBe(400);
    expect(malformed.json()).toEqual({
      detail: 'The body is not JSON. Line 1, column 6: The JSON ends too early.',
      code: 'malformed_request',
    });
    expect((await send('{\n  "a": 1,\n  b\n}')).json()).toMatchObject({
      detail: 'The body is not JSON. Line 3, column 3: "b" is not expected here.',
    });
    expect((await send(`{"a":"${'x'.repeat(300_000)}"}`)).statusCode).toBe(413);
  });

  it('accepts a body as deep as a story may be, and no deeper', async () => {
    const send = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/auth/forgot-password',
        headers: { 'content-type': 'application/json' },
        payload,
      });
    const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;
    const withIt = (depth: number) =>
      `{"email":"a@b.co","rest":${nested(depth)},"text":"${'[{'.repeat(99)}\\"["}`;
    expect((await send(withIt(62))).statusCode).toBe(200);
    const sendQuotes = async (count: number) =>
      expect((await send('\\"'.repeat(count))).json()).toMatchObject({
        detail: 'The body is not JSON. Line 1, column 1: "\\\\" is not expected here.',
      });
    expect(await processorGrowthOf(sendQuotes, 125_000), 'the time grows with the length').toBeLessThan(
      GROWTH_MAX,
    );
    for (const depth of [64, 66, 5000, 7000, 30_000]) {
      const response = await send(withIt(depth));
      expect(response.statusCode, String(depth)).toBe(422);
      // the list is the second level, its object the third, and so on
      const inside = Array.from({ length: 63 }, (_, at) => (at % 2 === 0 ? 0 : 'a'));
      expect(response.json(), String(depth)).toEqual({
        detail: [
          {
            loc: ['body', 'rest', ...inside],
            msg: 'The body is nested too deeply: more than 64 levels.',
            type: 'too_deep',
          },
        ],
        code: 'validation_failed',
      });
    }
  });

  it('decompresses nothing, because a small body may expand without end', async () => {
    for (const encoding of ['gzip', 'br', 'deflate', 'x']) {
      const response = await app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        payload: gzipSync('{}'),
      });
      expect(response.statusCode, encoding).toBe(415);
    }
  });

  it('hides the cause of a failure, and returns a request id', async () => {
    const broken = await createTestDatabase();
    const brokenApp = await buildTestApp({ db: broken.db });
    await sql`drop table catalogue_totals`.execute(broken.db);
    const response = await brokenApp.inject({ url: '/api/v1/stories/' });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      detail: `Something went wrong on our side. Request ${String(response.headers['x-request-id'])}.`,
      code: 'internal',
      request_id: response.headers['x-request-id'],
    });
    await brokenApp.close();
    await broken.drop();
  });
});

describe('while the database is down', () => {
  it('a call answers 503 with retry-after', async () => {
    const silent = pino({ level: 'silent' });
    const nobody = connect({ host: '127.0.0.1', port: 9, user: 'nobody', database: 'none' }, silent);
    const lostApp = await buildTestApp({ db: nobody });
    const response = await lostApp.inject({ url: '/api/v1/stories/' });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toEqual({
      detail: 'The library cannot be reached right now. Please try again in a moment.',
      code: 'unavailable',
      retry_after_seconds: 5,
    });
    await lostApp.close();
    await nobody.destroy();
  });
});

describe('while the disk is full', () => {
  it('reads work, and writes answer 503 with retry-after', async () => {
    const full = await createTestDatabase();
    const fullApp = await buildTestApp({ db: full.db });
    await sql`
      create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$
    `.execute(full.db);
    await sql`create trigger users_no_room before insert on users execute function no_room()`.execute(
      full.db,
    );
    const password = 'Sarayu 1! river';
    const payload = { username: 'meera', email: 'meera@example.org', password, confirm_password: password };
    const refused = await fullApp.inject({ method: 'POST', url: '/api/v1/auth/register', payload });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.json()).toEqual({
      detail: 'Nothing can be saved right now. Please try again later.',
      code: 'unavailable',
      retry_after_seconds: 60,
    });
    expect((await fullApp.inject({ url: '/api/v1/stories/' })).statusCode).toBe(200);
    await fullApp.close();
    await full.drop();
  });
});

describe('every response', () => {
  const urls = [
    '/',
    '/home',
    '/assets/none.js',
    '/api/v1/stories/',
    '/api/v1/nothing',
    '/api/docs',
    '/healthz',
    '/covers/x.webp',
  ];

  it.each(urls)('%s has the security headers and a request id', async (url) => {
    const { headers } = await app.inject({ url });
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    // other hosts of the operator's domain may not have TLS
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    // an answer of the API loads nothing
    expect(policy.includes("script-src 'self';")).toBe(!url.startsWith('/api/v1/'));
    // no picture of another site shows it who reads
    expect(
      [...policy.matchAll(/img-src ([^;]*)/g)].filter(([, sources]) => sources !== "'self' data:"),
    ).toEqual([]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('takes over the caller’s request id, unless it could break a log line', async () => {
    const withId = (id: string) => app.inject({ url: '/healthz', headers: { 'x-request-id': id } });
    expect((await withId('trace-12345678')).headers['x-request-id']).toBe('trace-12345678');
    expect((await withId('x y\u001b[31m')).headers['x-request-id']).not.toContain('x y');
  });
});

describe('the app', () => {
  it.each([
    ['/', 200],
    ['/home', 200],
    ['/login?from=/profile', 200],
    ['/play/4d9f0c7e-0000-4000-8000-000000000000', 200],
    ['/no/such/page', 404],
    ['/%', 404],
    ['/game/%E0%A4%A?from=%', 404],
  ])('%s is the page of the app, always revalidated, with the status %d', async (url, status) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toContain('<script type="module" src="/assets/index-abc.js"></script>');
  });

  it('serves hashed files compressed, and cached for ever', async () => {
    const response = await app.inject({ url: '/assets/index-abc.js', headers: { 'accept-encoding': 'br' } });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.rawPayload.length).toBeLessThan(SCRIPT.length / 10);
    expect((await app.inject({ url: '/assets/index-abc.js' })).body).toBe(SCRIPT);
  });

  it('serves ranges of a file, and 416 for an invalid one', async () => {
    const part = (range: string) => app.inject({ url: '/assets/index-abc.js', headers: { range } });
    expect((await part('bytes=0-6')).body).toBe('console');
    for (const range of ['bytes=99999999-', 'bytes=5-1', 'bytes=x']) {
      const response = await part(range);
      expect(response.statusCode, range).toBe(416);
      expect(response.json(), range).toEqual({
        detail: 'The file has no such part.',
        code: 'range_not_satisfiable',
      });
    }
  });

  it('shows its not-found page at the address of a missing file that is opened as a page', async () => {
    const response = await app.inject({ url: '/index.html', headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/html');
  });

  it('keeps the pages of mailed links from search engines, and says nothing of their tokens', async () => {
    for (const at of ['guardian', 'reset-password', 'verify-email', 'home']) {
      const url = `/${at}?token=Qm7kq0Vt8mB1nC5yR7dL2sWfH9gJ4pKuA6eTiOoXvQE`;
      const { headers, body } = await app.inject({ url, headers: { 'accept-language': 'ur' } });
      expect([at, headers['x-robots-tag']]).toEqual([at, at === 'home' ? undefined : 'noindex']);
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(body).not.toContain('Qm7kq0Vt8mB1');
    }
  });

  it('never answers for a missing file', async () => {
    expect((await app.inject({ url: '/assets/index-old.js' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/covers/none.webp' })).statusCode).toBe(404);
    const missing = await app.inject({ url: '/assets/index-old.js', headers: { accept: '*/*' } });
    expect(missing.json()).toEqual({ detail: 'Not Found', code: 'not_found', resource: 'file' });
    expect((await app.inject({ url: '/covers/..%2f..%2fpackage.json' })).statusCode).not.toBe(200);
    expect((await app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404);
  });
});

describe('health', () => {
  it('is alive and ready', async () => {
    expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
  });

  it('is alive but not ready without a database, and ready again when it is back', async () => {
    const lost = await createTestDatabase();
    const lostApp = await buildTestApp({ db: lost.db });
    await lost.setReachable(false);
    expect((await lostApp.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await lostApp.inject({ url: '/readyz' })).statusCode).toBe(503);
    await lost.setReachable(true);
    expect((await lostApp.inject({ url: '/readyz' })).statusCode).toBe(200);
    await lostApp.close();
    await lost.drop();
  });

  it('is not ready on a database that only reads, such as a standby', async () => {
    const standby = await createTestDatabase();
    await sql`alter database ${sql.ref(standby.connection.database!)} set default_transaction_read_only = on`.execute(
      standby.db,
    );
    const readOnly = connect(standby.connection, pino({ level: 'silent' }));
    const readOnlyApp = await buildTestApp({ db: readOnly });
    const answer = await readOnlyApp.inject({ url: '/readyz' });
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({
      status: 503,
      body: { status: 'read_only' },
    });
    await readOnlyApp.close();
    await readOnly.destroy();
    await standby.drop();
  });
});

describe('invalid HTTP', () => {
  const HOST = 'host: localhost';
  it.each([
    ['a line that is no HTTP', 'hello\r\n\r\n', 400],
    ['an unknown method', `FOO /home HTTP/1.1\r\n${HOST}\r\n\r\n`, 400],
    ['two lengths', `POST / HTTP/1.1\r\n${HOST}\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n`, 400],
    ['endless headers', `GET / HTTP/1.1\r\n${HOST}\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is refused in the shape of all failures', async (_name, bytes, status) => {
    const rough = await buildTestApp({ db: database.db });
    const { port } = new URL(await rough.listen({ port: 0, host: '127.0.0.1' }));
    const socket = net.connect(Number(port), '127.0.0.1');
    socket.write(bytes);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/\r\nx-request-id: [\w-]{36}\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toEqual({
      detail: expect.any(String) as string,
      code: status === 431 ? 'headers_too_large' : 'malformed_request',
    });
    await rough.close();
  });
});

describe('closing', () => {
  it('does not wait for idle connections', async () => {
    const closing = await createTestDatabase();
    const closingApp = await buildTestApp({ db: closing.db });
    const address = await closingApp.listen({ port: 0, host: '127.0.0.1' });
    const socket = net.connect(Number(new URL(address).port), '127.0.0.1');
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    // Node must not close idle connections by itself
    closingApp.server.keepAliveTimeout = 0;
    await closingApp.close();
    expect(closingApp.server.listening).toBe(false);
    socket.destroy();
    await closing.drop();
  });
});
