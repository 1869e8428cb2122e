import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBackground } from '../../../platform/background.ts';
import { callApi } from '../../../testing/callApi.ts';
import { createPasswords } from '../../../platform/auth/passwords.ts';
import { cheapPasswords } from '../../../testing/cheapPasswords.ts';
import { countingHasher } from '../../../testing/countingHasher.ts';
import { movableClock } from '../../../testing/movableClock.ts';
import { people, type Person } from '../../../testing/people.ts';
import { createPostbox } from '../../../testing/postbox.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const OLD = 'Sarayu 1! river';
const NEW = 'Godavari 2! river';
const HOUR_MS = 3_600_000;

const time = movableClock();
const postbox = createPostbox();
const background = createBackground(pino({ level: 'silent' }));
const hasher = countingHasher();
let person: Person;

const database = await fileDatabase();
const app = await fileApp({
  db: database.db,
  clock: time.clock,
  mailer: postbox,
  background,
  passwords: createPasswords(hasher),
  config: { rateLimit: true },
});
const call = callApi(app);
const makePerson = people(database.db, time.clock);
const password_hash = await cheapPasswords().hash(OLD);
beforeEach(async () => {
  person = await makePerson({ password_hash, is_verified: true });
  postbox.mails.length = 0;
});

let address = 0;

/** Asks from a new network each time, to stay below the limits. */
async function ask(name: 'forgotPassword' | 'resendVerification', email = person.email): Promise<number> {
  address += 1;
  const { status } = await call(name, { body: { email }, from: `10.9.${address >> 8}.${address & 255}` });
  await background.idle();
  return status;
}

const change = async (from: string, to: string, { headers } = person) => {
  const body = { current_password: from, password: to, confirm_password: to };
  const answer = await call('changePassword', { body, headers });
  await background.idle();
  return answer;
};
const reset = (token: string, password = NEW) =>
  call('resetPassword', { body: { token, password, confirm_password: password } });

describe('mails that strangers request', () => {
  it('do not block a reset: sent mails are counted, requests are not', async () => {
    for (let number = 0; number < 8; number++) expect(await ask('resendVerification')).toBe(200);
    expect(postbox.mails, 'verified already').toEqual([]);
    expect(await ask('forgotPassword')).toBe(200);
    expect((await reset(postbox.token(person.email))).status).toBe(200);
  });

  it('are limited to five an hour of each kind; the answer is the same, and each link works', async () => {
    const unverified = await makePerson({ password_hash });
    for (let number = 0; number < 8; number++) {
      expect(await ask('forgotPassword', unverified.email)).toBe(200);
      expect(await ask('resendVerification', unverified.email)).toBe(200);
      expect(await ask('forgotPassword', 'nobody@example.org')).toBe(200);
    }
    expect(postbox.mails.filter(({ to }) => to === unverified.email)).toHaveLength(10);
    const first = postbox.mails.find(({ subject }) => subject === 'Reset your password')!;
    expect((await reset(new URL(first.link!).searchParams.get('token')!)).status).toBe(200);
    // waits until the notice of the reset is sent, before the next link is requested
    await background.idle();
    time.pass(HOUR_MS);
    await ask('forgotPassword', unverified.email);
    expect(postbox.last(unverified.email).subject).toBe('Reset your password');
  });

  it('cannot be caused by registering somebody else’s address repeatedly, in whatever spelling', async () => {
    for (let number = 0; number < 8; number++) {
      const email = number % 2 === 0 ? 'stranger@example.org' : 'Stranger@Example.org';
      const body = { username: `bomb_${number}`, email, password: OLD, confirm_password: OLD };
      const { body: answer } = await call('register', { body, from: `10.8.0.${number}` });
      const headers = { authorization: `Bearer ${answer.tokens.access_token}` };
      expect((await change(OLD, NEW, { ...person, headers })).status).toBe(200);
      expect((await call('deleteMyAccount', { body: { password: NEW }, headers })).status).toBe(200);
      await background.idle();
    }
    expect(postbox.mails.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 5 }, () => 'Verify your email address'),
    );
  });
});

describe('an address that has had twenty mails in an hour', () => {
  it('gets no more notices, and reset links all the same', async () => {
    const email = 'Moved@example.org';
    for (let number = 0; number < 21; number++) {
      const { headers } = await makePerson({ email, password_hash, is_verified: true });
      expect((await call('deleteMyAccount', { body: { password: OLD }, headers })).status).toBe(200);
      await background.idle();
    }
    expect(postbox.mails, 'farewells').toHaveLength(20);
    await makePerson({ email: email.toLowerCase(), password_hash, is_verified: true });
    await ask('forgotPassword', email);
    expect((await reset(postbox.token(email.toLowerCase()))).status).toBe(200);
    await background.idle();
    expect(postbox.mails, 'and no notice of the reset').toHaveLength(21);
  });
});

describe('a change of the password', () => {
  it('is limited to five times an hour', async () => {
    for (let number = 0; number < 5; number++) expect((await change(OLD, OLD)).status).toBe(200);
    const sixth = await change(OLD, OLD);
    expect(sixth.status).toBe(429);
  });

  it('waits for a concurrent one of the same account, and does not block others', async () => {
    hasher.taken();
    const many = await Promise.all(Array.from({ length: 42 }, () => change(OLD, OLD)));
    const statuses = many.map(({ status }) => status);
    const refused = statuses.filter((status) => status === 429).length;
    // at first two run and a few wait, and the others are refused; more are accepted if some end before all have
    // arrived
    expect(refused).toBeGreaterThanOrEqual(20);
    expect(hasher.taken(), 'two for each that was let in').toBeLessThanOrEqual(2 * (many.length - refused));
  });

  it('invalidates links that were requested before, and the owner may request a new one at once', async () => {
    person = await makePerson({ password_hash, is_verified: true, email: 'Capital@Example.org' });
    for (let number = 0; number < 5; number++) await ask('forgotPassword');
    const old = postbox.token(person.email);
    expect((await change(OLD, NEW)).status).toBe(200);
    expect((await reset(old)).status).toBe(400);
    await ask('forgotPassword');
    const token = postbox.token(person.email);
    expect(token).not.toBe(old);
    expect((await reset(token, OLD)).status).toBe(200);
  });
});

describe('a new password', () => {
  const fault = {
    status: 422,
    body: { detail: [{ loc: ['body', 'password'], type: 'common_password' }] },
  };

  it('must not be a common one: when registering, resetting and changing', async () => {
    const common = 'Password1!';
    const body = {
      username: 'common',
      email: 'common@example.org',
      password: common,
      confirm_password: common,
    };
    expect(await call('register', { body })).toMatchObject(fault);
    expect(await change(OLD, common)).toMatchObject(fault);
    await ask('forgotPassword');
    const token = postbox.token(person.email);
    expect(await reset(token, common)).toMatchObject(fault);
    expect((await reset(token)).status, 'the link is not spent by that').toBe(200);
  });
});

describe('sessions of one account', () => {
  it('are limited to fifty: the least recently used one ends', async () => {
    const body = { email_or_username: person.username, password: OLD };
    for (let number = 0; number < 50; number++) {
      time.pass(1000);
      expect((await call('login', { body, from: `10.7.0.${number}` })).status).toBe(200);
    }
    expect((await call('getMe', { headers: person.headers })).status, 'the least recently used session').toBe(
      401,
    );
    const rows = await database.db
      .selectFrom('account_sessions')
      .select('id')
      .where('user_id', '=', person.id)
      .execute();
    expect(rows).toHaveLength(50);
  });
});
