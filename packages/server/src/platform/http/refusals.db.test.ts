import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { people } from '../../testing/people.ts';
import { BUCKETS } from '../limits/costs.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';

let lines: string[];

const database = await fileDatabase();
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const app = await fileApp({ db: database.db, log, config: { rateLimit: true } });
beforeEach(() => {
  lines = [];
});

const events = (): object[] =>
  lines.map((line) => JSON.parse(line) as { event?: string }).filter(({ event }) => event !== undefined);

describe('the log of refusals', () => {
  it('names the forbidden call and the caller’s address', async () => {
    const { headers } = await people(database.db)();
    await app.inject({ url: '/api/v1/admin/users', headers });
    expect(events()).toMatchObject([
      { event: 'forbidden', path: '/api/v1/admin/users', address: '127.0.0.1' },
    ]);
  });

  it('names failed logins and the address that is refused after them, but no password', async () => {
    for (let number = 0; number < 6; number++) {
      await app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        payload: { email_or_username: 'somebody', password: 'Canary 1! river' },
      });
    }
    expect(events()).toMatchObject([
      ...Array.from({ length: 5 }, () => ({ event: 'login_failed', address: '127.0.0.1' })),
      { event: 'rate_limited', path: '/api/v1/auth/login' },
    ]);
    expect(lines.join()).not.toContain('Canary');
  });

  it('truncates long paths', async () => {
    await app.inject({ url: `/${'a'.repeat(9000)}` });
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1000);
  });
});

describe('reading the catalogue', () => {
  it('is limited per network, without affecting others', async () => {
    const search = async (remoteAddress: string): Promise<number> =>
      (await app.inject({ url: '/api/v1/stories/search/?q=a', remoteAddress })).statusCode;
    const answers = [];
    const { hits: most } = BUCKETS.dear.network;
    for (let number = 0; number <= most; number++) answers.push(await search('198.51.100.1'));
    expect(answers.filter((status) => status === 200)).toHaveLength(most);
    expect(answers.at(-1)).toBe(429);
    expect(await search('198.51.100.2')).toBe(200);
    const { hits } = await database.db
      .selectFrom('rate_limits')
      .select('hits')
      .orderBy('hits', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(hits, 'counted in batches').toBe(most + 1);
  });
});
