import { beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../testing/movableClock.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import { MINUTE_MS } from '../durations.ts';
import { BUCKETS } from './costs.ts';
import { createRateLimiter, type Limit } from './limits.ts';

const PROCESSES = 30;
const WHO = 'a player';

let time: ReturnType<typeof movableClock>;

const database = await fileDatabase();
beforeEach(async () => {
  time = movableClock();
  await database.db.deleteFrom('rate_limits').execute();
});

const processes = (count = PROCESSES) =>
  Array.from({ length: count }, () => createRateLimiter(database.db, time.clock, Buffer.from('a key')));

const written = async (): Promise<number> =>
  (await database.db.selectFrom('rate_limits').select('hits').executeTakeFirst())?.hits ?? 0;

/** How many calls pass until one is refused, if a load balancer spreads them over the processes. */
async function takenInTurn(limit: Limit, count = PROCESSES): Promise<number> {
  const all = processes(count);
  for (let taken = 0; taken <= limit.hits; taken += 1)
    if (!(await all[taken % count]!.allows(limit, WHO))) return taken;
  throw new Error('There is no limit.');
}

describe('Behind a load balancer', () => {
  it('a player makes as many dear calls as behind one process', async () => {
    const { account } = BUCKETS.dear;
    expect(await takenInTurn(account)).toBe(account.hits);
  });

  it('most cheap calls are made before the first process refuses', async () => {
    const { account } = BUCKETS.cheap;
    expect(await takenInTurn(account)).toBeGreaterThan(0.7 * account.hits);
  });

  it('cheap calls are never more than the limit', async () => {
    const { account } = BUCKETS.cheap;
    const all = processes();
    const taken = await Promise.all(
      Array.from({ length: 2 * account.hits }, (_, at) => all[at % PROCESSES]!.allows(account, WHO)),
    );
    expect(taken.filter(Boolean).length).toBeLessThanOrEqual(account.hits);
  });
});

describe('One process', () => {
  it('lets through exactly as many as the limit says', async () => {
    for (const { account, network } of Object.values(BUCKETS)) {
      await database.db.deleteFrom('rate_limits').execute();
      expect(await takenInTurn(account, 1), account.name).toBe(account.hits);
      await database.db.deleteFrom('rate_limits').execute();
      expect(await takenInTurn(network, 1), network.name).toBe(network.hits);
    }
  });

  it('reserves more hits at a time the more calls are made', async () => {
    const [one] = processes(1);
    const { network } = BUCKETS.cheap;
    const reserved = [];
    for (let hit = 0; hit < 200; hit += 1) {
      await one!.take(network, WHO);
      reserved.push(await written());
    }
    expect([...new Set(reserved)]).toEqual([1, 3, 7, 15, 31, 63, 127, 227]);
  });

  it('refuses without a write until the minute is over', async () => {
    const [one] = processes(1);
    const { account } = BUCKETS.dear;
    for (let hit = 0; hit < account.hits + 50; hit += 1) await one!.allows(account, WHO);
    expect(await written()).toBe(account.hits + 1);
    time.pass(MINUTE_MS);
    expect(await one!.allows(account, WHO)).toBe(true);
    expect(await written()).toBe(1);
  });
});
