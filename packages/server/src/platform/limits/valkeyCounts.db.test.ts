import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type FakeValkey,
  startFakeValkey,
  startRealValkey,
  type TestValkey,
  VALKEY_PROGRAM,
} from '../../testing/fakeValkey.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import { MINUTE_MS } from '../durations.ts';
import { connectValkey } from '../valkey/connectValkey.ts';
import type { Valkey } from '../valkey/Valkey.ts';
import { BUCKETS } from './costs.ts';
import { createRateLimiter, type Limit, type RateLimiter } from './limits.ts';

const WHO = 'a player';
const PASSWORDS: Limit = { name: 'password', hits: 5, windowMs: 15 * MINUTE_MS };
const log = pino({ level: 'silent' });

let time: ReturnType<typeof movableClock>;
let connected: Valkey[];
const database = await fileDatabase();
beforeEach(async () => {
  time = movableClock();
  connected = [];
  await database.db.deleteFrom('rate_limits').execute();
});
afterEach(() => Promise.all(connected.map((valkey) => valkey.stop())));

const untilUp = (valkey: Valkey) => expect.poll(() => valkey.isUp(), { timeout: 20_000 }).toBe(true);

/** Connected processes, with a long timeout for busy machines. */
async function processes(
  server: TestValkey,
  count: number,
  options: { answerMs?: number } = { answerMs: 60_000 },
): Promise<RateLimiter[]> {
  connected = Array.from({ length: count }, () => connectValkey(server.url, log, options));
  await Promise.all(connected.map((valkey) => untilUp(valkey)));
  return connected.map((valkey) =>
    createRateLimiter(database.db, time.clock, Buffer.from('a key'), { valkey }),
  );
}

/** How many calls pass if the processes get them in turn. */
async function taken(limit: Limit, all: readonly RateLimiter[], tries: number): Promise<number> {
  let through = 0;
  for (let call = 0; call < tries; call += 1)
    if (await all[call % all.length]!.allows(limit, WHO)) through += 1;
  return through;
}

const stored = async (): Promise<number[]> =>
  (await database.db.selectFrom('rate_limits').select('hits').execute()).map(({ hits }) => hits);

const KINDS: Readonly<Record<string, () => Promise<TestValkey>>> = {
  'our small one': startFakeValkey,
  ...(VALKEY_PROGRAM && { [VALKEY_PROGRAM]: () => startRealValkey(VALKEY_PROGRAM!) }),
};

describe.each(Object.keys(KINDS))('With %s', (kind) => {
  const { account } = BUCKETS.dear;
  let server: TestValkey;
  beforeEach(async () => {
    server = await KINDS[kind]!();
  });
  afterEach(() => server.kill());

  it('several processes let through what the limit says, and write nothing', async () => {
    const all = await processes(server, 3);
    expect(await taken(account, all, account.hits + 30)).toBe(account.hits);
    expect(await stored()).toEqual([]);
    time.pass(MINUTE_MS);
    // Valkey uses its own clock, so the end of the period cannot be faked: another account shows that calls still
    // pass
    expect(await all[0]!.allows(account, 'somebody else')).toBe(true);
  });

  it('that dies, the count goes on in PostgreSQL where it stood', async () => {
    const all = await processes(server, 1);
    expect(await taken(account, all, 100)).toBe(100);
    await server.kill();
    expect(await taken(account, all, 100)).toBe(account.hits - 100);
    expect(await stored()).toEqual([account.hits + 1]);
    await server.start();
  });

  it('that comes back empty, the count goes on there', async () => {
    const all = await processes(server, 1);
    expect(await taken(account, all, 50)).toBe(50);
    await server.kill();
    expect(await taken(account, all, 10)).toBe(10);
    await server.start();
    await untilUp(connected[0]!);
    expect(await taken(account, all, 100)).toBe(account.hits - 60);
  });

  it('each process lets through one too many at most while it dies', async () => {
    const all = await processes(server, 3);
    const before = await taken(account, all, 90);
    await server.kill();
    const through = before + (await taken(account, all, 90));
    expect(through).toBeGreaterThanOrEqual(account.hits);
    expect(through).toBeLessThan(account.hits + all.length);
    await server.start();
  });

  it('limits that protect passwords are always counted in PostgreSQL', async () => {
    const all = await processes(server, 2);
    expect(await taken(PASSWORDS, all, 3)).toBe(3);
    await server.kill();
    await server.start();
    await untilUp(connected[0]!);
    expect(await taken(PASSWORDS, all, 5)).toBe(2);
  });
});

describe('With one that is slow', () => {
  let server: FakeValkey;
  beforeEach(async () => {
    server = await startFakeValkey();
  });
  afterEach(() => server.kill());

  it('nothing is let through that the limit refuses', async () => {
    const { account } = BUCKETS.dear;
    const all = await processes(server, 1, {});
    expect(await taken(account, all, 60)).toBe(60);
    server.answerAfter(Infinity);
    const through = await taken(account, all, 100);
    expect(through).toBe(account.hits - 60);
    expect(await stored()).toEqual([account.hits + 1]);
  });
});
