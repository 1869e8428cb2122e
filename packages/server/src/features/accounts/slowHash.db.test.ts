import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBackground } from '../../platform/background.ts';
import { callApi } from '../../testing/callApi.ts';
import { cheapPasswords } from '../../testing/cheapPasswords.ts';
import { heldHasher } from '../../testing/heldHasher.ts';
import { people, type Person } from '../../testing/people.ts';
import { createPostbox } from '../../testing/postbox.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';

const OLD = 'Sarayu 1! river';
const NEW = 'Godavari 2! river';
/** More hashes than the server runs and queues. */
const TOO_MANY = 250;

const postbox = createPostbox();
const background = createBackground(pino({ level: 'silent' }));
const hasher = heldHasher();
const passwords = cheapPasswords(hasher);
let person: Person;

const database = await fileDatabase();
const app = await fileApp({
  db: database.db,
  mailer: postbox,
  background,
  passwords,
  config: { rateLimit: true },
});
const call = callApi(app);
const makePerson = people(database.db);
const password_hash = await passwords.hash(OLD);
afterEach(() => hasher.release());
beforeEach(async () => {
  await database.db.deleteFrom('rate_limits').execute();
  person = await makePerson({ password_hash, is_verified: true });
});

const login = async (password: string): Promise<number> =>
  (await call('login', { body: { email_or_username: person.username, password } })).status;

describe('A session that ends while the password of its request is checked', () => {
  const PROVEN = {
    changePassword: { current_password: OLD, password: NEW, confirm_password: NEW },
    deleteMyAccount: { password: OLD },
    endOtherSessions: { password: OLD },
  } as const;

  it.each(Object.entries(PROVEN))('does nothing more: %s', async (name, body) => {
    const other = await call('login', { body: { email_or_username: person.username, password: OLD } });
    const started = hasher.hold();
    const answer = call(name as keyof typeof PROVEN, { body, headers: person.headers });
    await started;
    expect((await call('logout', { headers: person.headers })).status).toBe(200);
    hasher.release();
    expect((await answer).status, 'the session that has ended meanwhile').toBe(401);
    expect((await call('getMe', { token: other.body.tokens.access_token })).status, 'other browsers').toBe(
      200,
    );
    expect(await login(OLD), 'the password').toBe(200);
  });
});

describe('A server that is too busy to hash', () => {
  /** Fills the queue of hashes; the returned function empties it. */
  async function fill(): Promise<() => Promise<void>> {
    const started = hasher.hold();
    const queued = Promise.allSettled(Array.from({ length: TOO_MANY }, () => passwords.hash('any')));
    await started;
    return async () => {
      hasher.release();
      await queued;
    };
  }

  it('does not use up a reset link', async () => {
    await call('forgotPassword', { body: { email: person.email } });
    await background.idle();
    const body = { token: postbox.token(person.email), password: NEW, confirm_password: NEW };
    const empty = await fill();
    expect((await call('resetPassword', { body })).status).toBe(503);
    await empty();
    expect((await call('resetPassword', { body })).status).toBe(200);
    expect(await login(NEW)).toBe(200);
  });

  it('does not count attempts to log in', async () => {
    const empty = await fill();
    // more attempts than one network may make for all accounts together
    for (let attempt = 0; attempt < 61; attempt++) expect(await login(OLD)).toBe(503);
    await empty();
    expect(await login(OLD)).toBe(200);
  });
});
