import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { buildTestApp, TEST_COVERS } from '../../testing/buildTestApp.ts';
import { rawRequest } from '../../testing/rawRequest.ts';
import { fileApp, fileAppFolder, fileDatabase } from '../../testing/testFile.ts';

const database = await fileDatabase();
const lines: string[] = [];
const app = await fileApp({
  db: database.db,
  log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
  folders: { app: fileAppFolder(), covers: TEST_COVERS },
  config: { publicUrl: 'https://tales.example', allowedHosts: ['kathaloka'] },
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });

const get = (target: string, ...hosts: string[]): Promise<string> =>
  rawRequest(
    address,
    `GET ${target} HTTP/1.1\r\n${hosts.map((host) => `host: ${host}\r\n`).join('')}connection: close\r\n\r\n`,
  );
const statusOf = (answer: string): number => Number(answer.split(' ', 2)[1]);

describe('the host of a request', () => {
  it.each([
    'tales.example',
    'Tales.Example.',
    'tales.example:443',
    'kathaloka:3000',
    'localhost:3000',
    'app.localhost',
    '127.0.0.1',
    '203.0.113.7:3000',
    '[::1]:3000',
    '[2001:db8::7]',
  ])('may be %s', async (host) => {
    expect(statusOf(await get('/healthz', host))).toBe(200);
  });

  it.each([
    'evil.example',
    'tales.example.evil.example',
    'evil.tales.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '2130706433',
    '0x7f.1',
  ])('may not be %s: 421, whatever is asked for', async (host) => {
    for (const target of ['/home', '/api/v1/stories/', '/healthz', '/robots.txt', '/no/such/file.js']) {
      const answer = await get(target, host);
      expect(statusOf(answer), target).toBe(421);
      expect(answer.toLowerCase(), target).toContain('cache-control: no-store');
      expect(answer, target).not.toContain('<title>');
    }
  });

  it('is refused with the settings that would allow it', async () => {
    const answer = await get('/api/v1/stories/', 'kathaloka.internal:3000');
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toEqual({
      detail:
        'This server does not answer for the host "kathaloka.internal". If it should, add the name to ALLOWED_HOSTS, or set PUBLIC_URL to its address.',
      code: 'unknown_host',
      setting: 'ALLOWED_HOSTS',
    });
  });

  it.each(['', 'a b', 'tales.example@evil.example', 'tales.example/x', 'tales.example:x', '[::1'])(
    'is refused when it is "%s"',
    async (host) => {
      expect(statusOf(await get('/home', host))).toBe(400);
    },
  );

  it('must be unique: two Host headers are refused', async () => {
    expect(statusOf(await get('/home', 'tales.example', 'tales.example'))).toBe(400);
    expect(statusOf(await get('/home', 'tales.example', 'evil.example'))).toBe(400);
  });

  it('may be missing in HTTP/1.0, as in probes of a load balancer', async () => {
    expect(statusOf(await rawRequest(address, 'GET /healthz HTTP/1.0\r\n\r\n'))).toBe(200);
  });
});

describe('an absolute request target', () => {
  it('overrides the Host header', async () => {
    expect(statusOf(await get('http://evil.example/home', 'tales.example'))).toBe(421);
    expect(statusOf(await get('http://tales.example/home', 'evil.example'))).toBe(200);
    expect(statusOf(await get('http://tales.example', 'tales.example'))).toBe(200);
    expect(statusOf(await get('ftp://tales.example/home', 'tales.example'))).toBe(400);
  });

  it('is routed like its path: with no-store, and with JSON for an unknown one', async () => {
    const call = await get('http://tales.example/api/v1/auth/me', 'tales.example');
    expect(statusOf(call)).toBe(401);
    expect(call).toContain('cache-control: no-store');
    const nothing = await get('http://tales.example/api/v1/nothing', 'tales.example');
    expect(statusOf(nothing)).toBe(404);
    expect(nothing).toContain('content-type: application/json');
    expect(nothing).toContain('"detail":"Not Found"');
  });
});

describe('forwarded headers from a proxy that is not trusted', () => {
  it('are logged once, with the setting to change', async () => {
    lines.length = 0;
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    for (let number = 0; number < 3; number++) await app.inject({ url: '/healthz', headers });
    const told = lines.filter((line) => line.includes('TRUSTED_PROXIES'));
    expect(told).toHaveLength(1);
    expect(JSON.parse(told[0]!)).toMatchObject({ event: 'forwarding_not_trusted', level: 40 });
  });

  it('are not logged if the proxy is trusted', async () => {
    const told: string[] = [];
    const behind = await buildTestApp({
      db: database.db,
      log: pino({ level: 'warn' }, { write: (line: string) => void told.push(line) }),
      config: { trustedProxies: ['10.0.0.7'] },
    });
    await behind.inject({
      url: '/healthz',
      remoteAddress: '10.0.0.7',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(told).toEqual([]);
    await behind.close();
  });
});
