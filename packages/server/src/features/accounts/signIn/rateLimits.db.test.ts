import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { cheapPasswords } from '../../../testing/cheapPasswords.ts';
import { callApi } from '../../../testing/callApi.ts';
import { movableClock } from '../../../testing/movableClock.ts';
import { people, type Person } from '../../../testing/people.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { BUCKETS } from '../../../platform/limits/costs.ts';
import { fileDatabase } from '../../../testing/testFile.ts';
import { sweepAccounts } from '../sweep.ts';

const QUARTER_S = 900;
const PASSWORD = 'Sarayu 1! river';
const WRONG = 'Wrong 1! word';
const PROXY = '10.0.0.7';

const time = movableClock();
let app: FastifyInstance;
let person: Person;

/** The bound of a network is lower than by default, since each attempt costs a hash. */
const NETWORK_LOGINS = 60;
const NETWORK_LIMITS = { trusted: ['192.0.2.0/24'], hits: { login: NETWORK_LOGINS, register: 60, mail: 60 } };

const build = (trustedProxies: string[] = []) =>
  buildTestApp({
    db: database.db,
    clock: time.clock,
    config: { rateLimit: true, trustedProxies, networkLimits: NETWORK_LIMITS },
  });

const database = await fileDatabase();

const password_hash = await cheapPasswords().hash(PASSWORD);
const makePerson = people(database.db, time.clock);

beforeAll(async () => {
  app = await build();
});
afterAll(() => app.close());
beforeEach(async () => {
  await database.db.deleteFrom('rate_limits').execute();
  person = await makePerson({ password_hash });
});

interface Attempt {
  readonly password?: string;
  readonly from?: string;
  readonly headers?: Record<string, string>;
  readonly name?: string;
  readonly server?: FastifyInstance;
}

function login({ password = WRONG, from = '198.51.100.1', headers = {}, name, server = app }: Attempt = {}) {
  const body = { email_or_username: name ?? person.username, password };
  return callApi(server)('login', { body, from, headers });
}

async function fiveWrong(attempt: Attempt = {}): Promise<void> {
  for (let count = 0; count < 5; count++) expect((await login(attempt)).status).toBe(401);
}

describe('wrong passwords', () => {
  it('are counted from zero when a clock that was a year ahead is corrected', async () => {
    const year = 365 * 86_400_000;
    time.pass(year);
    await fiveWrong();
    expect((await login()).status).toBe(429);
    time.pass(-year);
    await fiveWrong();
    expect((await login()).status).toBe(429);
  });

  it('are limited to five in a quarter of an hour: 429 with retry-after', async () => {
    await fiveWrong();
    const sixth = await login();
    expect(sixth).toMatchObject({
      status: 429,
      text: '{"detail":"Too many attempts. Please try again in 15 minutes.","code":"rate_limited","retry_after_seconds":900}',
    });
    expect(sixth.headers['retry-after']).toBe(String(QUARTER_S));
    time.pass((QUARTER_S - 30) * 1000);
    const later = await login();
    expect(later.status).toBe(429);
    expect(later.headers['retry-after']).toBe('30');
    expect(later.text).toContain('try again in a minute');
    time.pass(30_000);
    expect((await login({ password: PASSWORD })).status).toBe(200);
  });

  it('block the correct one as well, from that network only, so nobody can lock another out', async () => {
    await fiveWrong();
    expect((await login({ password: PASSWORD })).status).toBe(429);
    expect((await login({ password: PASSWORD, from: '203.0.113.9' })).status).toBe(200);
  });

  it('are reset by a correct one', async () => {
    for (let round = 0; round < 3; round++) {
      for (let wrong = 0; wrong < 4; wrong++) await login();
      expect((await login({ password: PASSWORD })).status).toBe(200);
    }
  });

  it('are counted exactly when they are concurrent', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login()));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('are counted for unknown accounts as well', async () => {
    await fiveWrong({ name: 'nobody_here' });
    const known = await login({ name: 'NOBODY_here' });
    await fiveWrong();
    expect(known.text).toBe((await login()).text);
    expect(known.status).toBe(429);
  });

  it('are counted across servers, and survive a restart', async () => {
    await fiveWrong();
    const other = await build();
    expect((await login({ server: other })).status).toBe(429);
    await other.close();
  });

  it.each(['username', 'email'] as const)('are counted per %s in all of its spellings', async (kind) => {
    const name = person[kind];
    await fiveWrong({ name });
    for (const spelled of [name, name.toUpperCase(), `${name.slice(0, 3)}\u00b7${name.slice(3)}`])
      expect((await login({ name: spelled })).status, spelled).toBe(429);
  });

  it('at a username do not tell which address belongs to it', async () => {
    await fiveWrong();
    const other = await makePerson({ password_hash });
    for (const name of [person.email, other.email]) expect((await login({ name })).status).toBe(401);
  });

  it('are counted for an unknown name in all of its spellings', async () => {
    const spellings = ['mirim_nobody', 'MIRIM_nobody', 'mİrim_nobody', 'mi̇rim_nobody', 'mırim_nobody'];
    const answers = [];
    for (let round = 0; round < 2; round++)
      for (const name of spellings) answers.push((await login({ name })).status);
    // the dotless i is another letter
    expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(7);
  });

  it('are not counted once refused, so that they do not block the network', async () => {
    await fiveWrong();
    for (let number = 0; number < 70; number++) expect((await login()).status).toBe(429);
    const other = await makePerson({ password_hash });
    expect((await login({ name: other.username, password: PASSWORD })).status).toBe(200);
  });

  it('are limited for an IPv6 provider’s whole network as well', async () => {
    const from = (number: number) => login({ from: `2001:db8:7:${number.toString(16)}::1` });
    // concurrently, because most of them are slow
    const answers = await Promise.all(Array.from({ length: 80 }, (_, number) => from(number)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 80 }, () => 401));
    expect((await from(80)).status).toBe(429);
  });

  it('are limited per network as well, for any number of accounts', async () => {
    const answers = [];
    for (let number = 0; number <= NETWORK_LOGINS; number++)
      answers.push(await login({ name: `account_${number}` }));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(NETWORK_LOGINS);
    expect(answers.at(-1)!.status).toBe(429);
    expect((await login({ password: PASSWORD, from: '203.0.113.9' })).status).toBe(200);
  });
});

describe('correct passwords', { timeout: 60_000 }, () => {
  const useUp = async (from: string) => {
    for (let number = 0; number < NETWORK_LOGINS; number++) await login({ name: `account_${number}`, from });
  };

  it('are not counted: a whole school signs in from one address', async () => {
    for (let number = 0; number < 70; number++)
      expect((await login({ password: PASSWORD })).status).toBe(200);
  });

  it('let in who is known in a network whose attempts others have used up, and nobody else', async () => {
    const stranger = await makePerson({ password_hash });
    expect((await login({ password: PASSWORD })).status).toBe(200);
    await useUp('198.51.100.1');
    expect((await login({ name: stranger.username, password: PASSWORD })).status).toBe(429);
    expect((await login({ password: PASSWORD })).status).toBe(200);
    expect((await login({ password: PASSWORD, from: '203.0.113.9' })).status).toBe(200);
  });

  it('cannot be guessed of who is known there: five wrong ones, which look like any', async () => {
    expect((await login({ password: PASSWORD })).status).toBe(200);
    await useUp('198.51.100.1');
    const stranger = await login({ name: 'nobody' });
    for (let count = 0; count < 5; count++) expect((await login()).text).toBe(stranger.text);
    expect((await login({ password: PASSWORD })).status).toBe(429);
  });

  it('are asked of many more in a network that the operator trusts', async () => {
    await useUp('192.0.2.7');
    expect((await login({ name: 'another', from: '192.0.2.7' })).status).toBe(401);
    // of one account still five
    await fiveWrong({ from: '192.0.2.7' });
    expect((await login({ from: '192.0.2.7' })).status).toBe(429);
  });
});

describe('the address that limits count', () => {
  it('is that of the connection: headers of a client are ignored', async () => {
    for (let number = 0; number < 5; number++) {
      const address = `203.0.113.${number}`;
      await login({
        headers: { 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address },
      });
    }
    expect((await login({ headers: { 'x-forwarded-for': '203.0.113.99' } })).status).toBe(429);
  });

  it('is the one that a trusted proxy reports, and no address before that', async () => {
    const behind = await build([PROXY]);
    const through = (forwarded: string) =>
      login({ server: behind, from: PROXY, headers: { 'x-forwarded-for': forwarded } });
    for (let number = 0; number < 5; number++) await through(`203.0.113.${number}, 198.51.100.1`);
    expect((await through('203.0.113.99, 198.51.100.1')).status).toBe(429);
    expect((await through('198.51.100.2')).status).toBe(401);
    await behind.close();
  });

  it('is a whole IPv6 network, because one person has all of it', async () => {
    for (let number = 1; number <= 5; number++) await login({ from: `2001:db8:1:2::${number}` });
    expect((await login({ from: '2001:db8:1:2:ffff::9' })).status).toBe(429);
    expect((await login({ from: '2001:db8:1:3::1' })).status).toBe(401);
  });
});

describe('other calls', () => {
  it('limits registration to sixty accounts a day per network, and many more where the operator trusts', async () => {
    const register = (number: number, from: string) => {
      const name = `many_${number}_${from.replaceAll('.', '_')}`;
      const body = {
        username: name,
        email: `${name}@example.org`,
        password: PASSWORD,
        confirm_password: PASSWORD,
      };
      return callApi(app)('register', { body, from });
    };
    const room = '198.51.100.1';
    for (let number = 0; number < 60; number++) expect((await register(number, room)).status).toBe(201);
    time.pass(23 * HOUR_MS);
    expect((await register(60, room)).status).toBe(429);
    expect((await register(60, '203.0.113.9')).status).toBe(201);
    time.pass(HOUR_MS);
    expect((await register(61, room)).status).toBe(201);
    for (let number = 0; number < 70; number++)
      expect((await register(number, '192.0.2.9')).status).toBe(201);
  });

  it('a stolen session can guess the password ten times only', async () => {
    const guess = () =>
      callApi(app)('changePassword', {
        headers: person.headers,
        body: { current_password: WRONG, password: PASSWORD, confirm_password: PASSWORD },
      });
    for (let number = 0; number < 10; number++) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
    const body = { password: PASSWORD };
    expect((await callApi(app)('deleteMyAccount', { headers: person.headers, body })).status).toBe(429);
  });

  it('attempts with tokens of all kinds are limited', async () => {
    const tries = {
      refreshTokens: () => callApi(app)('refreshTokens', { body: { refresh_token: 'made up' } }),
      verifyEmail: () => callApi(app)('verifyEmail', { query: { token: 'made up' } }),
      signInWithGoogle: () => callApi(app)('signInWithGoogle', { body: { id_token: 'made up' } }),
    };
    for (const [name, tryOnce] of Object.entries(tries)) {
      expect((await tryOnce()).status, name).not.toBe(429);
      const { hits } = BUCKETS.dear.network;
      let number = 1;
      while (number <= hits && (await tryOnce()).status !== 429) number++;
      expect(number, name).toBeLessThanOrEqual(hits);
      await database.db.deleteFrom('rate_limits').execute();
      await app.close();
      app = await build();
    }
  });
});

describe('the counters', () => {
  it('contain no personal data, and are deleted when they expire', async () => {
    await login();
    const rows = await database.db.selectFrom('rate_limits').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) {
      expect(key).toHaveLength(32);
      const guess = createHash('sha256')
        .update(JSON.stringify(['login', '198.51.100.1']))
        .digest();
      expect(key.equals(guess), 'cannot be guessed from a copy of the table').toBe(false);
    }
    await sweepAccounts({ db: database.db, clock: time.clock });
    expect(await database.db.selectFrom('rate_limits').select('hits').execute()).toHaveLength(rows.length);
    time.pass(QUARTER_S * 1000);
    await sweepAccounts({ db: database.db, clock: time.clock });
    expect(await database.db.selectFrom('rate_limits').select('hits').execute()).toEqual([]);
  });
});
