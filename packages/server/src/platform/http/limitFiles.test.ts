import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUCKETS, PICTURES } from '../limits/costs.ts';
import type { RateLimiter } from '../limits/limits.ts';
import { addApiPages } from './apiPages.ts';
import { addHealth } from './health.ts';
import { limitFiles } from './limitFiles.ts';
import { addCompressionAndEtags } from './transfer.ts';

let app: ReturnType<typeof Fastify>;
let taken: string[];

beforeEach(() => {
  app = Fastify();
  taken = [];
  const takeFrom: RateLimiter['takeFrom'] = async ({ name }) => void taken.push(name);
  limitFiles(app, { rateLimiter: { takeFrom } as RateLimiter, debts: null });
  addCompressionAndEtags(app);
});
afterEach(() => app.close());

const takenBy = async (url: string) => {
  taken = [];
  expect((await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })).statusCode).toBe(200);
  return taken;
};

it('limits every route that is no call, unless the route says otherwise', async () => {
  const answer = async () => 'told';
  app.get('/forgotten', answer);
  app.get('/picture', { config: { limit: PICTURES } }, answer);
  app.get('/free', { config: { limit: null } }, answer);
  app.get('/call', { config: { call: 'getMe' } }, answer);
  await app.register(async (child: FastifyInstance) => void child.get('/nested', answer));
  expect(await takenBy('/forgotten')).toEqual([BUCKETS.cheap.network.name]);
  expect(await takenBy('/nested')).toEqual([BUCKETS.cheap.network.name]);
  expect(await takenBy('/picture')).toEqual([PICTURES.name]);
  for (const free of ['/free', '/call']) expect(await takenBy(free)).toEqual([]);
});

it('asks of unknown addresses what they have cost, without counting them', async () => {
  const refused = vi.fn();
  const other = Fastify();
  limitFiles(other, {
    rateLimiter: { takeFrom: async () => expect.fail() } as unknown as RateLimiter,
    debts: { charge: () => {}, refuse: refused },
  });
  await other.inject({ url: '/nowhere' });
  expect(refused).toHaveBeenCalledTimes(1);
  await other.close();
});

it('limits the pages of the API, and not the answers to orchestrators', async () => {
  addApiPages(app, 'https://kathaloka.example');
  addHealth(app, { isWritable: async () => true, isStopping: () => false });
  for (const url of ['/api/v1/openapi.json', '/api/docs', '/api/docs/style.css'])
    expect(await takenBy(url)).toEqual([BUCKETS.cheap.network.name]);
  for (const url of ['/healthz', '/readyz']) expect(await takenBy(url)).toEqual([]);
});
