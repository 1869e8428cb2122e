import { generateKeyPair, SignJWT, UnsecuredJWT, decodeJwt } from 'jose';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBackground } from '../../../platform/background.ts';
import { createLogger } from '../../../platform/log.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { cheapPasswords } from '../../../testing/cheapPasswords.ts';
import { callApi } from '../../../testing/callApi.ts';
import { startGoogleIssuer } from '../../../testing/googleIssuer.ts';
import { movableClock } from '../../../testing/movableClock.ts';
import { people } from '../../../testing/people.ts';
import { createPostbox } from '../../../testing/postbox.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const HOUR_S = 3600;
const PASSWORD = 'Sarayu 1! river';

const time = movableClock();
const postbox = createPostbox();
const background = createBackground(pino({ level: 'silent' }));

const google = await startGoogleIssuer(time.clock);
const database = await fileDatabase();
const app = await fileApp({
  db: database.db,
  clock: time.clock,
  mailer: postbox,
  background,
  config: { google: google.settings },
});
const makePerson = people(database.db, time.clock);
beforeEach(async () => {
  postbox.mails.length = 0;
  await database.db.deleteFrom('users').execute();
});

const signIn = (id_token: string) => callApi(app)('signInWithGoogle', { body: { id_token } });
const accounts = () => database.db.selectFrom('users').select(['username', 'google_sub']).execute();
const seconds = (): number => Math.floor(time.now().getTime() / 1000);

describe('signing in with Google', () => {
  it('creates an account for a new person: verified, with their name, without a password or Google’s picture', async () => {
    const { status, body } = await signIn(await google.idToken());
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      username: 'tara',
      email: 'tara@example.org',
      display_name: 'Tara Nair',
      avatar_url: null,
      is_verified: true,
      has_password: false,
      role: 'player',
      credits: 100,
    });
    const token = body.tokens.access_token;
    expect((await callApi(app)('getMe', { token })).status).toBe(200);
  });

  it('recognises a person by their Google id, whatever their address is now', async () => {
    const first = await signIn(await google.idToken());
    const again = await signIn(
      await google.idToken({ email: 'tara.new@example.org', email_verified: false }),
    );
    expect(again.body.user).toEqual(first.body.user);
    expect(await accounts()).toHaveLength(1);
  });

  it('creates one account for ten concurrent sign-ins of the same person', async () => {
    const token = await google.idToken();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(token)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await accounts()).toHaveLength(1);
  });

  it('chooses another username where the one in the address is taken, too short or has invalid characters', async () => {
    await makePerson({ username: 'TARA', email: 'other@example.org' });
    const names = [];
    for (const [sub, email] of [
      ['1', 'tara@example.org'],
      ['2', 'a@example.org'],
      ['3', `${'long.name-'.repeat(5)}@example.org`],
      ['4', 'तारा@example.org'],
    ]) {
      const { status, body } = await signIn(await google.idToken({ sub: sub!, email: email! }));
      expect(status, email).toBe(200);
      names.push(body.user.username);
    }
    for (const name of names) expect(name).toMatch(/^\w{3,30}$/);
    expect(names[0]).toMatch(/^tara_\w{6}$/);
  });

  it('shortens long names', async () => {
    const { body } = await signIn(await google.idToken({ name: ` ${'n'.repeat(80)}` }));
    expect(body.user).toMatchObject({ display_name: 'n'.repeat(50) });
  });
});

describe('a name from Google', () => {
  it('is stripped of bidirectional control characters', async () => {
    const { body } = await signIn(await google.idToken({ name: 'Tara \u202eriaN' }));
    expect(body.user.display_name).toBeNull();
  });
});

/**
 * Other spellings of a token: the last letter of a signature has spare bits, and some base64 decoders ignore
 * padding and white space.
 */
function spellingsOf(token: string): string[] {
  const last = ALPHABET.indexOf(token.at(-1)!);
  const others = Array.from({ length: 16 }, (_, spare) => ALPHABET[(last & 0b110000) | spare]!);
  const letters = others.filter((letter) => letter !== token.at(-1));
  return [...letters.map((letter) => token.slice(0, -1) + letter), `${token}==`, `${token} `, `${token}\n`];
}
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

describe('a Google token', () => {
  it('signs in once, and only the page that requested it', async () => {
    const config = { google: google.settings, rateLimit: true };
    const limited = await buildTestApp({ db: database.db, clock: time.clock, config });
    const use = async (id_token: string, nonce?: string) => {
      const { status } = await callApi(limited)('signInWithGoogle', {
        body: { id_token, ...(nonce !== undefined && { nonce }) },
      });
      return status;
    };
    const token = await google.idToken({ nonce: 'of this page' });
    expect(await use(token, 'of another page')).toBe(401);
    expect(await use(token, 'of this page')).toBe(200);
    expect(await use(token, 'of this page')).toBe(401);
    await limited.close();
  });

  it('is the same one in every spelling of its signature', async () => {
    const config = { google: google.settings, rateLimit: true };
    const limited = await buildTestApp({ db: database.db, clock: time.clock, config });
    time.pass(1000);
    const id_token = await google.idToken();
    const use = async (spelt: string) =>
      (await callApi(limited)('signInWithGoogle', { body: { id_token: spelt } })).status;
    expect(await use(id_token)).toBe(200);
    expect(await Promise.all(spellingsOf(id_token).map(use))).toEqual(spellingsOf(id_token).map(() => 401));
    await limited.close();
  });

  it('that was asked for with a nonce signs nobody in without it', async () => {
    expect((await signIn(await google.idToken({ nonce: 'of a page' }))).status).toBe(401);
  });
});

describe('an existing account', () => {
  it('is not linked by an address that Google does not host: it only once sent a mail there', async () => {
    await makePerson({ email: 'tara@example.org', is_verified: true });
    const { status } = await signIn(await google.idToken({ hd: undefined }));
    expect(status).toBe(401);
    expect(await accounts()).toMatchObject([{ google_sub: null }]);
  });

  it('has all its sessions ended when it is linked', async () => {
    const person = await makePerson({ email: 'tara@gmail.com', is_verified: true });
    expect((await signIn(await google.idToken({ email: 'tara@gmail.com', hd: undefined }))).status).toBe(200);
    expect((await callApi(app)('getMe', { headers: person.headers })).status, 'the session from before').toBe(
      401,
    );
  });

  it('is created unverified for an address that Google does not host', async () => {
    const { body } = await signIn(await google.idToken({ hd: undefined }));
    await background.idle();
    expect(body.user.is_verified).toBe(false);
    expect(postbox.last('tara@example.org').subject).toBe('Verify your email address');
  });

  it('is linked if its address is verified, and its owner is notified', async () => {
    const person = await makePerson({ email: 'Tara@example.org', is_verified: true, password_hash: 'x' });
    const { body } = await signIn(await google.idToken());
    await background.idle();
    expect(body.user).toMatchObject({ id: person.id, has_password: true });
    expect(postbox.last('Tara@example.org').subject).toBe('You can now sign in with Google');
  });

  it('is logged when it is linked, without the address and the token', async () => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line: string) => void lines.push(line) });
    const config = { google: google.settings };
    const talking = await buildTestApp({ db: database.db, clock: time.clock, log, config });
    const person = await makePerson({ email: 'tara@example.org', is_verified: true });
    const id_token = await google.idToken();
    await callApi(talking)('signInWithGoogle', { body: { id_token } });
    await callApi(talking)('signInWithGoogle', { body: { id_token } });
    await talking.close();
    const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(events.filter(({ event }) => event === 'identity_linked')).toEqual([
      expect.objectContaining({ user_id: person.id }),
    ]);
    expect(lines.join()).not.toContain('tara@example.org');
    expect(lines.join()).not.toContain(id_token);
  });

  it('is not linked while its address is unverified: somebody else may have created it', async () => {
    await makePerson({ email: 'tara@example.org', is_verified: false });
    const { status, body } = await signIn(await google.idToken());
    expect(status).toBe(401);
    expect(body).toEqual({
      detail:
        'There is an account with this email that was never verified. Reset its password to make it yours',
      code: 'google_sign_in_failed',
      reason: 'account_not_verified',
    });
    expect(await accounts()).toMatchObject([{ google_sub: null }]);
  });

  it('is recovered by its owner with a reset, which ends everybody else’s access', async () => {
    const squatter = await makePerson({
      email: 'tara@example.org',
      password_hash: await cheapPasswords().hash('The squatter 1!'),
    });
    const call = callApi(app);
    await call('forgotPassword', { body: { email: 'tara@example.org' } });
    await background.idle();
    const token = postbox.token('tara@example.org');
    await call('resetPassword', { body: { token, password: PASSWORD, confirm_password: PASSWORD } });
    expect((await signIn(await google.idToken())).status).toBe(200);
    expect((await call('getMe', { headers: squatter.headers })).status, 'the session of the squatter').toBe(
      401,
    );
    const body = { email_or_username: squatter.username, password: 'The squatter 1!' };
    expect((await call('login', { body })).status, 'the password of the squatter').toBe(401);
  });

  it('cannot be linked to a second Google account', async () => {
    await makePerson({ email: 'tara@example.org', is_verified: true, google_sub: 'the first one' });
    const { status, body } = await signIn(await google.idToken({ sub: 'a second one' }));
    expect(status).toBe(401);
    expect(body).toEqual({
      detail: 'Another Google account opens the account with this email',
      code: 'google_sign_in_failed',
      reason: 'other_google_account',
    });
  });
});

describe('a token that Google did not issue for us', () => {
  async function forgeries(): Promise<Record<string, string>> {
    const stranger = await generateKeyPair('RS256');
    const good = await google.idToken();
    const [head, payload = '', signature] = good.split('.');
    const changed = Buffer.from(
      JSON.stringify({ ...decodeJwt(good), email: 'admin@kathaloka.local' }),
    ).toString('base64url');
    const hmac = new SignJWT(decodeJwt(good)).setProtectedHeader({ alg: 'HS256', kid: 'key-1' });
    return {
      'signed by somebody else': await google.idToken({}, {}, stranger.privateKey),
      'signed by somebody else, with a key that nobody knows': await google.idToken(
        {},
        { kid: 'other' },
        stranger.privateKey,
      ),
      'signed with a shared secret': await hmac.sign(
        new TextEncoder().encode(google.settings.clientId.padEnd(32)),
      ),
      'not signed': new UnsecuredJWT(decodeJwt(good)).encode(),
      'its signature cut off': `${head}.${payload}.`,
      'its address changed': `${head}.${changed}.${signature}`,
      'for another audience': await google.idToken({ aud: 'somebody-else.apps.example' }),
      'for us and for another, who asked for it': await google.idToken({
        aud: [google.settings.clientId, 'somebody-else'],
        azp: 'somebody-else',
      }),
      'of another issuer': await google.idToken({ iss: 'https://accounts.evil.example' }),
      expired: await google.idToken({ iat: seconds() - HOUR_S, exp: seconds() - 6 }),
      'without an end': await google.idToken({ exp: undefined }),
      'made long ago': await google.idToken({ iat: seconds() - HOUR_S - 6, exp: seconds() + HOUR_S }),
      'made in the future': await google.idToken({ iat: seconds() + 60 }),
      'without a subject': await google.idToken({ sub: undefined }),
      'without an address': await google.idToken({ email: undefined }),
      'with an address that is none': await google.idToken({ email: 'tara at example' }),
      'with an address that is not verified': await google.idToken({ email_verified: false }),
      'with an address that is not verified, said as text': await google.idToken({ email_verified: 'false' }),
      'that does not say whether its address is verified': await google.idToken({
        email_verified: undefined,
      }),
      'an access token of ours': (await makePerson()).headers.authorization.slice('Bearer '.length),
      'no token at all': 'x',
    };
  }

  it('signs nobody in and creates no account', async () => {
    const forged = Object.entries(await forgeries());
    expect(forged.length).toBeGreaterThanOrEqual(10);
    const before = await accounts();
    for (const [what, token] of forged) {
      const { status, body } = await signIn(token);
      expect([what, status]).toEqual([what, 401]);
      expect(typeof (body as unknown as { detail: string }).detail, what).toBe('string');
    }
    expect(await accounts()).toEqual(before);
  });

  it('does not make us fetch Google’s keys each time', () => {
    // four servers in this file verify tokens, and each caches the keys
    expect(google.asked()).toBeLessThanOrEqual(4);
  });
});

describe('Google', () => {
  it('may show its button on our pages, but gets no referrer path and no other permission', async () => {
    const { headers } = await app.inject({ url: '/login?token=secret' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
    expect(policy).toContain('frame-src https://accounts.google.com/gsi/;');
    expect(policy).not.toContain('unsafe');
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  it('is not offered where it is not configured', async () => {
    const without = await buildTestApp({ db: database.db, clock: time.clock });
    expect((await callApi(without)('getSettings')).body.google_client_id).toBeNull();
    const { headers } = await without.inject({ url: '/login' });
    expect(String(headers['content-security-policy'])).not.toContain('google');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    const answer = await callApi(without)('signInWithGoogle', { body: { id_token: await google.idToken() } });
    expect(answer).toMatchObject({
      status: 401,
      text: '{"detail":"Google sign-in is not set up here","code":"google_sign_in_failed","reason":"not_set_up"}',
    });
    await without.close();
    expect((await callApi(app)('getSettings')).body.google_client_id).toBe('kathaloka.apps.example');
  });

  it('that cannot be reached is reported as unavailable', async () => {
    const config = { google: { ...google.settings, jwksUrl: 'http://127.0.0.1:9/keys' } };
    const cutOff = await buildTestApp({ db: database.db, clock: time.clock, config });
    const answer = await callApi(cutOff)('signInWithGoogle', { body: { id_token: await google.idToken() } });
    expect(answer).toMatchObject({
      status: 503,
      text: '{"detail":"Google cannot be reached at the moment. Please try again.","code":"unavailable","retry_after_seconds":30}',
    });
    await cutOff.close();
  });
});
