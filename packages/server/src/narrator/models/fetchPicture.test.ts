import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchPicture } from './fetchPicture.ts';
import { isLocalHost, isPublicAddress } from './publicAddress.ts';

const PUBLIC = { baseUrl: 'https://api.tales.example/v1', apiKey: 'sk-secret' };

let port: number;
const hits: string[] = [];
const server = http.createServer((request, response) => {
  hits.push(`${request.headers.host} ${request.headers.authorization ?? 'without key'}`);
  response.end('picture');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

const fetching = (...addresses: readonly string[]) => ({
  signal: AbortSignal.timeout(5000),
  maxBytes: 1000,
  onBytes: () => {},
  resolve: () =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))),
});

describe('An address that a model names', () => {
  it.each([
    'https://127.0.0.1:PORT/x.png',
    'https://127.1:PORT/',
    'https://127.255.255.254:PORT/',
    'https://2130706433:PORT/',
    'https://0x7f000001:PORT/',
    'https://0177.0.0.1:PORT/',
    'https://0:PORT/',
    'https://0.0.0.0:PORT/',
    'https://[::1]:PORT/',
    'https://[::]:PORT/',
    'https://[::ffff:127.0.0.1]:PORT/',
    'https://[::ffff:7f00:1]:PORT/',
    'https://[::127.0.0.1]:PORT/',
    'https://[64:ff9b::7f00:1]:PORT/',
    'https://[64:ff9b:1::7f00:1]:PORT/',
    'https://[2002:7f00:1::]:PORT/',
    'https://[2001::1]:PORT/',
    'https://[fe80::1]:PORT/',
    'https://[fc00::1]:PORT/',
    'https://[fd00:ec2::254]/latest/meta-data/',
    'https://[ff02::1]/',
    'https://[2001:db8::1]/',
    'https://10.0.0.1/',
    'https://10.255.255.255/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://100.100.100.200/latest/meta-data/',
    'https://192.0.0.192/',
    'https://198.18.0.1/',
    'https://192.0.2.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://240.0.0.1/',
    'http://8.8.8.8/x.png',
    'https://user:password@8.8.8.8/x.png',
    'http://127.0.0.1:PORT/x.png',
    'file:///etc/passwd',
    'ftp://8.8.8.8/x.png',
    'data:text/html,hello',
    'javascript:alert(1)',
    '//8.8.8.8/x.png',
    '/x.png',
    '',
  ])('%s is not asked', async (address) => {
    const named = address.replace('PORT', String(port));
    await expect(fetchPicture(named, PUBLIC, fetching('8.8.8.8'))).rejects.toMatchObject({
      kind: 'protocol',
    });
    expect(hits).toEqual([]);
  });

  it.each([
    ['127.0.0.1'],
    ['10.0.0.8'],
    ['::ffff:10.0.0.8'],
    ['169.254.169.254'],
    ['8.8.8.8', '127.0.0.1'],
    [],
  ])('is not asked if its name leads to %s %s', async (...addresses) => {
    const named = `https://pictures.example:${port}/x.png`;
    await expect(fetchPicture(named, PUBLIC, fetching(...addresses))).rejects.toMatchObject({
      kind: 'protocol',
    });
    expect(hits).toEqual([]);
  });
});

describe("A server in the operator's own network", () => {
  const own = (): { baseUrl: string; apiKey: string } => ({
    baseUrl: `http://models.internal:${port}/v1`,
    apiKey: 'sk-secret',
  });

  it('may name itself, is asked at the address that was checked, and gets no key', async () => {
    const named = `http://models.internal:${port}/drawn.png`;
    const bytes = await fetchPicture(named, own(), fetching('127.0.0.1'));
    expect(bytes.toString()).toBe('picture');
    expect(hits.splice(0)).toEqual([`models.internal:${port} without key`]);
  });

  it('is looked up no longer than the call lasts', async () => {
    const never = {
      ...fetching(),
      signal: AbortSignal.timeout(50),
      resolve: () => new Promise<never>(() => {}),
    };
    await expect(fetchPicture(`http://models.internal:${port}/x`, own(), never)).rejects.toThrow('aborted');
  });

  it('is nobody whose name is public, wherever it leads', async () => {
    const base = { baseUrl: `http://api.tales.example:${port}/v1`, apiKey: null };
    const named = `http://api.tales.example:${port}/x.png`;
    await expect(fetchPicture(named, base, fetching('127.0.0.1'))).rejects.toMatchObject({
      kind: 'protocol',
    });
    expect(hits).toEqual([]);
  });

  it.each(['http://127.0.0.1:PORT/x', 'http://models.internal/x', 'https://models.internal:PORT/x'])(
    'may not name its neighbours: %s',
    async (address) => {
      const named = address.replace('PORT', String(port));
      await expect(fetchPicture(named, own(), fetching('127.0.0.1'))).rejects.toMatchObject({
        kind: 'protocol',
      });
      expect(hits).toEqual([]);
    },
  );
});

it.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ['localhost', true],
  ['ollama', true],
  ['models.local', true],
  ['10.0.0.8', true],
  ['[::1]', true],
  ['api.openai.com', false],
  ['8.8.8.8', false],
])('%s is local: %s', (host, isLocal) => {
  expect(isLocalHost(host)).toBe(isLocal);
});
