import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBackground } from '../../../platform/background.ts';
import { TEST_URL } from '../../../testing/buildTestApp.ts';
import { cheapPasswords } from '../../../testing/cheapPasswords.ts';
import { callApi } from '../../../testing/callApi.ts';
import { movableClock } from '../../../testing/movableClock.ts';
import { people, type Person } from '../../../testing/people.ts';
import { createPostbox } from '../../../testing/postbox.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const HOUR_MS = 3_600_000;
const OLD = 'Sarayu 1! river';
const NEW = 'Godavari 2! river';

const time = movableClock();
const postbox = createPostbox();
const log = pino({ level: 'silent' });
const background = createBackground(log);
let person: Person;

const database = await fileDatabase();
const app = await fileApp({ db: database.db, clock: time.clock, mailer: postbox, background });
const makePerson = people(database.db, time.clock);
const call = callApi(app);
const password_hash = await cheapPasswords().hash(OLD);
beforeEach(async () => {
  person = await makePerson({ password_hash });
  postbox.mails.length = 0;
});

async function ask(name: 'forgotPassword' | 'resendVerification', email = person.email, headers = {}) {
  const answer = await call(name, { body: { email }, headers });
  await background.idle();
  return answer;
}

async function linkFor(name: 'forgotPassword' | 'resendVerification'): Promise<string> {
  await ask(name);
  return postbox.token(person.email);
}

const verify = (token: string) => call('verifyEmail', { query: { token } });
const reset = (token: string, password = NEW) =>
  call('resetPassword', { body: { token, password, confirm_password: password } });
const login = async (password: string): Promise<number> =>
  (await call('login', { body: { email_or_username: person.username, password } })).status;
const isVerified = async (): Promise<boolean> => {
  const { is_verified } = await database.db
    .selectFrom('users')
    .select('is_verified')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  return is_verified;
};

describe('verifying an address', () => {
  it('starts with the mail that registering sends', async () => {
    const body = { username: 'noor', email: 'noor@example.org', password: OLD, confirm_password: OLD };
    await call('register', { body });
    await background.idle();
    expect((await verify(postbox.token('noor@example.org'))).body.detail).toBe('Email verified successfully');
  });

  it('works once, and then reports that it is done, because mail programs open links before people do', async () => {
    const token = await linkFor('resendVerification');
    expect(await isVerified()).toBe(false);
    expect(await verify(token)).toMatchObject({
      status: 200,
      body: { detail: 'Email verified successfully' },
    });
    expect(await isVerified()).toBe(true);
    expect(await verify(token)).toMatchObject({
      status: 200,
      body: { detail: 'Your email is verified already' },
    });
  });

  it('expires after a day', async () => {
    const token = await linkFor('resendVerification');
    time.pass(24 * HOUR_MS);
    expect(await verify(token)).toMatchObject({
      status: 400,
      text: '{"detail":"The link is invalid or has expired","code":"invalid_link"}',
    });
    expect(await isVerified()).toBe(false);
  });

  it('verifies nothing if the account has another address since', async () => {
    const token = await linkFor('resendVerification');
    const email = `new_${person.email}`;
    await database.db.updateTable('users').set({ email }).where('id', '=', person.id).execute();
    expect((await verify(token)).status).toBe(400);
    expect(await isVerified()).toBe(false);
  });

  it('sends no mail to a verified user', async () => {
    await verify(await linkFor('resendVerification'));
    postbox.mails.length = 0;
    await ask('resendVerification');
    expect(postbox.mails).toEqual([]);
  });

  it('refuses an unknown or missing token', async () => {
    expect((await verify('made-up')).status).toBe(400);
    expect((await verify('x'.repeat(4097))).status).toBe(422);
    expect((await call('verifyEmail')).status).toBe(422);
  });
});

describe('resetting a password', () => {
  it('sets the password, ends all sessions, verifies the address and notifies the owner', async () => {
    const token = await linkFor('forgotPassword');
    expect((await reset(token)).status).toBe(200);
    await background.idle();
    expect(await login(OLD)).toBe(401);
    expect(await login(NEW)).toBe(200);
    expect(
      (await call('getMe', { headers: person.headers })).status,
      'the session from before the reset',
    ).toBe(401);
    const { refresh_token } = person;
    expect(
      (await call('refreshTokens', { body: { refresh_token } })).status,
      'the session from before the reset',
    ).toBe(401);
    expect(await isVerified()).toBe(true);
    expect(postbox.last(person.email).subject).toBe('Your password was changed');
  });

  it('leaves the second factor of an owner on, and removes that of a stranger who took the address', async () => {
    const factor = { user_id: person.id, secret: Buffer.alloc(20), confirmed_at: time.now(), last_step: 0 };
    const withFactor = () => database.db.insertInto('second_factors').values(factor).execute();
    const signIn = () => call('login', { body: { email_or_username: person.username, password: NEW } });
    await withFactor();
    expect((await reset(await linkFor('forgotPassword'))).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    // the address is the owner's by now
    await withFactor();
    expect((await reset(await linkFor('forgotPassword'))).status).toBe(200);
    expect((await signIn()).status).toBe(401);
  });

  it('works once, even for ten concurrent requests with the same link', async () => {
    const token = await linkFor('forgotPassword');
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 400),
    ]);
    expect((await reset(token)).status).toBe(400);
  });

  it('expires after an hour', async () => {
    const token = await linkFor('forgotPassword');
    time.pass(HOUR_MS);
    expect((await reset(token)).status).toBe(400);
    expect(await login(OLD)).toBe(200);
  });

  it('invalidates all other links of the same kind', async () => {
    const [first, second] = [await linkFor('forgotPassword'), await linkFor('forgotPassword')];
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).status).toBe(400);
  });

  it('validates the new password, and does not use up the link if it is invalid', async () => {
    const token = await linkFor('forgotPassword');
    const weak = await reset(token, 'password');
    expect(weak.status).toBe(422);
    expect(weak.text).toContain('Password must include uppercase, lowercase, number and special character');
    const body = { token, password: NEW, confirm_password: `${NEW}x` };
    expect((await call('resetPassword', { body })).text).toContain('Passwords do not match');
    expect((await reset(token)).status).toBe(200);
  });

  it('sets a password for an account that had only Google', async () => {
    await database.db.updateTable('users').set({ password_hash: null }).where('id', '=', person.id).execute();
    expect((await reset(await linkFor('forgotPassword'))).status).toBe(200);
    expect(await login(NEW)).toBe(200);
  });

  it('stores only hashes of tokens', async () => {
    const token = await linkFor('forgotPassword');
    const rows = await database.db.selectFrom('mail_links').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const { hash } of rows) expect(hash.equals(Buffer.from(token, 'base64url'))).toBe(false);
  });
});

describe('a mail', () => {
  it.each(['evil.example', 'localhost:3000@evil.example'])(
    'cannot be requested from the host %s',
    async (host) => {
      expect([400, 421]).toContain((await ask('forgotPassword', person.email, { host })).status);
      expect(postbox.mails).toEqual([]);
    },
  );

  const FORGERIES = [
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'x-original-host': 'evil.example', 'x-host': 'evil.example' },
    { origin: 'https://evil.example', referer: 'https://evil.example/' },
  ];

  it.each(FORGERIES)('links to this installation, whatever headers the request has (%o)', async (headers) => {
    for (const name of ['forgotPassword', 'resendVerification'] as const) {
      await ask(name, person.email, headers);
      const { link, text, html } = postbox.last(person.email);
      expect(new URL(link ?? '').origin).toBe(TEST_URL);
      expect(text + html).not.toContain('evil');
    }
  });

  it('is in the language in which the person reads the interface, and runs in its direction', async () => {
    await ask('forgotPassword', person.email, { 'accept-language': 'hi-IN,en;q=0.5' });
    const { subject, text, html } = postbox.last(person.email);
    expect(subject).toBe('अपना पासवर्ड बदलें');
    expect(text).toContain(`नमस्ते ${person.username},`);
    expect(text).not.toContain('Kathaloka');
    expect(html).toContain('<html lang="hi"');

    await ask('forgotPassword', person.email, { cookie: 'kathaloka.language=ur', 'accept-language': 'hi' });
    const urdu = postbox.last(person.email);
    expect(urdu.subject).toBe('اپنا پاس ورڈ بدلیں');
    expect(urdu.text).not.toContain('Kathaloka');
    expect(urdu.html).toContain('<html lang="ur" dir="rtl"');

    await ask('forgotPassword', person.email, { 'accept-language': 'fr' });
    expect(postbox.last(person.email).html).toContain('<html lang="en" dir="ltr"');
  });

  it('shows its link in text and in HTML, and addresses a person by the username', async () => {
    await database.db
      .updateTable('users')
      .set({ display_name: '<a href="https://evil.example">You won</a>' })
      .where('id', '=', person.id)
      .execute();
    await ask('forgotPassword');
    const { link = '', text, html, subject } = postbox.last(person.email);
    expect(subject).toBe('Reset your password');
    expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/);
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
    for (const part of [text, html]) {
      expect(part).toContain(`Hello ${person.username},`);
      expect(part).not.toContain('evil');
    }
  });
});
