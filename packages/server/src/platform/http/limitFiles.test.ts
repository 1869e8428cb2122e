import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SignedInUser } from '../auth/admit.ts';
import { BUCKETS, PICTURES } from '../limits/costs.ts';
import type { RateLimiter } from '../limits/limits.ts';
import { addApiPages } from './apiPages.ts';
import { addHealth } from './health.ts';
import { limitFiles } from './limitFiles.ts';
import { addCompressionAndEtags } from './transfer.ts';
import { createTurns } from './turns.ts';

let app: ReturnType<typeof Fastify>;
let taken: string[];

beforeEach(() => {
  app = Fastify();
  taken = [];
  const takeFrom: RateLimiter['takeFrom'] = async ({ name }) => void taken.push(name);
  limitFiles(app, { rateLimiter: { takeFrom } as RateLimiter, debts: null, turns: null });
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
    turns: null,
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

it('lets a page with the book of an account count and cost as a call of that account', async () => {
  const other = Fastify();
  const [counted, refused]: [string[], unknown[]] = [[], []];
  limitFiles(other, {
    rateLimiter: {
      takeFrom: () => Promise.resolve(),
      take: async ({ name }: { name: string }, who: string) => void counted.push(`${name} of ${who}`),
    } as unknown as RateLimiter,
    debts: null,
    turns: createTurns({ debts: { refuse: ({ user }) => void refused.push(user?.id ?? null) } }),
  });
  other.decorateRequest('user', null);
  other.decorateRequest('slot', null);
  const find = async ({ query }: FastifyRequest) =>
    (query as { link?: string }).link === 'meera' ? ({ id: 'meera' } as SignedInUser) : null;
  const config = { limit: BUCKETS.dear.network, account: { limit: BUCKETS.huge.account, find } };
  other.get('/book', { config }, async ({ user, slot }) => ({
    reader: user?.id ?? null,
    hasSlot: slot !== null,
  }));
  expect((await other.inject({ url: '/book?link=meera' })).json()).toEqual({
    reader: 'meera',
    hasSlot: true,
  });
  expect(counted).toEqual([`${BUCKETS.huge.account.name} of meera`]);
  // before its account is known, and when its turn has come
  expect(refused).toEqual([null, 'meera']);
  expect((await other.inject({ url: '/book?link=false' })).json()).toEqual({ reader: null, hasSlot: false });
  await other.close();
});
