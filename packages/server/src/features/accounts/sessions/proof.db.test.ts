import { beforeEach, describe, expect, it } from 'vitest';
import { createPasswords } from '../../../platform/auth/passwords.ts';
import { callApi } from '../../../testing/callApi.ts';
import { startGoogleIssuer } from '../../../testing/googleIssuer.ts';
import { movableClock } from '../../../testing/movableClock.ts';
import { people, type Person } from '../../../testing/people.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const PASSWORD = 'Sarayu 1! river';
const SUBJECT = '110169484474386276334';
const NONCE = 'of this page';
const MINUTE_S = 60;

const time = movableClock();
/** A person who can only sign in with Google. */
let person: Person;

const google = await startGoogleIssuer(time.clock);
const database = await fileDatabase();
// with limits, which include the single use of a Google token
const config = { google: google.settings, rateLimit: true };
const app = await fileApp({ db: database.db, clock: time.clock, config });
const call = callApi(app);
const makePerson = people(database.db, time.clock);
const password_hash = await createPasswords().hash(PASSWORD);
beforeEach(async () => {
  await database.db.deleteFrom('users').execute();
  // tokens must differ
  time.pass(1000);
  person = await makePerson({ google_sub: SUBJECT });
});

const CALLS = ['deleteMyAccount', 'endOtherSessions'] as const;
type Guarded = (typeof CALLS)[number];

const seconds = (): number => Math.floor(time.now().getTime() / 1000);
const isSignedIn = async ({ headers }: Person): Promise<boolean> =>
  (await call('getMe', { headers })).status === 200;
const fault = (field: string, type: string) => ({
  status: 422,
  body: { code: 'validation_failed', detail: [{ loc: ['body', field], type }] },
});

describe.each(CALLS)('%s of an account without a password', (name: Guarded) => {
  const ask = (body: object) => call(name, { body, headers: person.headers });

  it('requires a sign-in with Google: a session alone is not enough', async () => {
    expect(await ask({})).toMatchObject(fault('id_token', 'google_missing'));
    expect(await ask({ password: PASSWORD })).toMatchObject(fault('id_token', 'google_missing'));
    expect(await isSignedIn(person)).toBe(true);
  });

  it('accepts a fresh token of the same Google account', async () => {
    const id_token = await google.idToken({ nonce: NONCE });
    expect((await ask({ id_token, nonce: NONCE })).status).toBe(200);
  });

  it.each([
    ['of somebody else', { sub: '2', nonce: NONCE }],
    ['that another page asked for', { nonce: 'of another page' }],
    ['that no page asked for', {}],
    ['made six minutes ago', { nonce: NONCE, iat: -6 * MINUTE_S }],
    ['for another audience', { nonce: NONCE, aud: 'somebody-else.apps.example' }],
  ])('takes no token %s', async (_what, { iat = 0, ...claims }: Record<string, unknown>) => {
    const id_token = await google.idToken({ ...claims, iat: seconds() + Number(iat) });
    expect(await ask({ id_token, nonce: NONCE })).toMatchObject(fault('id_token', 'google_refused'));
    expect(await isSignedIn(person)).toBe(true);
  });

  it('refuses a token without the nonce of the request', async () => {
    const id_token = await google.idToken({ nonce: NONCE });
    expect(await ask({ id_token })).toMatchObject(fault('id_token', 'google_refused'));
  });

  it('refuses a token that has signed somebody in', async () => {
    const id_token = await google.idToken({ nonce: NONCE });
    expect((await call('signInWithGoogle', { body: { id_token, nonce: NONCE } })).status).toBe(200);
    expect(await ask({ id_token, nonce: NONCE })).toMatchObject(fault('id_token', 'google_refused'));
    expect(await isSignedIn(person)).toBe(true);
  });

  it('can be attempted ten times in a quarter of an hour', async () => {
    for (let count = 0; count < 10; count++)
      expect((await ask({ id_token: 'x', nonce: NONCE })).status).toBe(422);
    const id_token = await google.idToken({ nonce: NONCE });
    expect((await ask({ id_token, nonce: NONCE })).status).toBe(429);
  });
});

describe.each(CALLS)('%s of an account with a password', (name: Guarded) => {
  it('requires the password, and ignores Google', async () => {
    const both = await makePerson({ password_hash, google_sub: 'with a password' });
    const ask = (body: object) => call(name, { body, headers: both.headers });
    const id_token = await google.idToken({ sub: 'with a password', nonce: NONCE });
    expect(await ask({})).toMatchObject(fault('password', 'wrong_password'));
    expect(await ask({ id_token, nonce: NONCE })).toMatchObject(fault('password', 'wrong_password'));
    expect(await ask({ password: 'Godavari 2! river' })).toMatchObject(fault('password', 'wrong_password'));
    expect(await isSignedIn(both)).toBe(true);
    expect((await ask({ password: PASSWORD })).status).toBe(200);
  });
});

describe('ending the other sessions', () => {
  it('counts attempts from zero after a right one', async () => {
    const ask = (body: object) => call('endOtherSessions', { body, headers: person.headers });
    for (let round = 0; round < 2; round++) {
      for (let wrong = 0; wrong < 9; wrong++)
        expect((await ask({ id_token: 'x', nonce: NONCE })).status).toBe(422);
      time.pass(1000);
      expect((await ask({ id_token: await google.idToken({ nonce: NONCE }), nonce: NONCE })).status).toBe(
        200,
      );
    }
  });

  it('keeps them all if the proof is missing', async () => {
    const elsewhere = await call('signInWithGoogle', { body: { id_token: await google.idToken() } });
    const token = elsewhere.body.tokens.access_token;
    expect((await call('endOtherSessions', { body: {}, headers: person.headers })).status).toBe(422);
    expect((await call('getMe', { token })).status).toBe(200);
    const id_token = await google.idToken({ nonce: NONCE });
    await call('endOtherSessions', { body: { id_token, nonce: NONCE }, headers: person.headers });
    expect((await call('getMe', { token })).status, 'the other browser').toBe(401);
    expect(await isSignedIn(person)).toBe(true);
  });
});
