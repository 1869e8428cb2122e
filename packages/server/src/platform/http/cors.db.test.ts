import { API_BASE } from '@kathaloka/contract/calls';
import { describe, expect, it } from 'vitest';
import { buildTestApp, TEST_COVERS } from '../../testing/buildTestApp.ts';
import { fileApp, fileAppFolder, fileDatabase } from '../../testing/testFile.ts';
import { contractRows } from './contractRows.ts';

const READER = 'https://reader.example';
const database = await fileDatabase();
const app = await fileApp({
  db: database.db,
  folders: { app: fileAppFolder(), covers: TEST_COVERS },
  config: { corsOrigins: [READER, 'http://localhost:5173'] },
});
const closed = await buildTestApp({ db: database.db });

const listOf = (origin: string | undefined, server = app) =>
  server.inject({ url: `${API_BASE}/stories/featured`, headers: origin === undefined ? {} : { origin } });

const preflight = (origin: string, { method = 'POST', path = '/auth/login', server = app } = {}) =>
  server.inject({
    method: 'OPTIONS',
    url: API_BASE + path,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    },
  });

describe('a page of another site', () => {
  it.each([READER, 'http://localhost:5173'])('reads answers if its origin %s is listed', async (origin) => {
    const { statusCode, headers } = await listOf(origin);
    expect(statusCode).toBe(200);
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['access-control-expose-headers']).toContain('x-request-id');
    // the client sends a token in a header: cookies of the site have no part in it
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it.each([
    'https://evil.example',
    'http://reader.example',
    'https://reader.example:8443',
    'https://reader.example.evil.example',
    'https://my.reader.example',
    'https://READER.example',
    'null',
  ])('reads none if its origin is %s', async (origin) => {
    const answer = await listOf(origin);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect((await preflight(origin)).headers).not.toHaveProperty('access-control-allow-origin');
    expect((await preflight(origin)).statusCode).toBe(405);
  });

  it('reads why a call was refused', async () => {
    for (const url of ['/auth/me', '/no/such/call'].map((path) => API_BASE + path)) {
      const { statusCode, headers } = await app.inject({ url, headers: { origin: READER } });
      expect(statusCode).toBeGreaterThan(400);
      expect(headers['access-control-allow-origin'], url).toBe(READER);
      expect(headers['vary'], url).toContain('origin');
    }
  });

  it('may show covers and pictures, and read no page of ours', async () => {
    const { headers } = await app.inject({ url: '/covers/none.svg', headers: { origin: READER } });
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    const page = await app.inject({ url: '/home', headers: { origin: READER } });
    expect(page.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(page.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('a cache', () => {
  it('stores an answer for each origin apart, also that without one', async () => {
    for (const origin of [READER, 'https://evil.example', undefined]) {
      const { headers } = await listOf(origin);
      expect(headers['vary'], origin).toMatch(/^(?=.*\bauthorization\b)(?=.*\borigin\b)/);
    }
  });

  it('is told nothing of origins if none is listed', async () => {
    const { headers } = await listOf(READER, closed);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['vary']).not.toContain('origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect((await preflight(READER, { server: closed })).statusCode).toBe(405);
  });
});

describe('a preflight', () => {
  it('allows every method and header of the contract, for two hours', async () => {
    const { statusCode, headers, body } = await preflight(READER);
    expect({ statusCode, body }).toEqual({ statusCode: 204, body: '' });
    expect(headers).toMatchObject({
      'access-control-allow-origin': READER,
      'access-control-max-age': '7200',
      'x-request-id': expect.any(String),
    });
    expect(headers['vary']).toContain('origin');
    const methods = String(headers['access-control-allow-methods']).split(', ');
    const names = String(headers['access-control-allow-headers']).split(', ');
    for (const [name, { method, headers: sent }] of contractRows) {
      expect(methods, name).toContain(method);
      for (const each of Object.keys(sent?.shape ?? {})) expect(names, name).toContain(each);
    }
    expect(names).toEqual(expect.arrayContaining(['authorization', 'content-type', 'last-event-id']));
  });

  it('is needed for calls only: OPTIONS of a page is refused as before', async () => {
    const { headers } = await app.inject({
      method: 'OPTIONS',
      url: '/home',
      headers: { origin: READER, 'access-control-request-method': 'GET' },
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
