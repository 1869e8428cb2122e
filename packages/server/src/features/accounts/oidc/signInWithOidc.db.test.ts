import { OIDC_CALLBACK_PATH } from '@kathaloka/contract/paths';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBackground } from '../../../platform/background.ts';
import { buildTestApp, TEST_URL } from '../../../testing/buildTestApp.ts';
import { callApi } from '../../../testing/callApi.ts';
import { oidcBrowser } from '../../../testing/oidcBrowser.ts';
import { startOidcIssuer } from '../../../testing/oidcIssuer.ts';
import { people } from '../../../testing/people.ts';
import { createPostbox } from '../../../testing/postbox.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const TARA = { email: 'tara@school.example', email_verified: true, name: 'Tara Nair' };

const school = await startOidcIssuer(`${TEST_URL}${OIDC_CALLBACK_PATH}`);
const { db } = await fileDatabase();
const postbox = createPostbox();
const background = createBackground(pino({ level: 'silent' }));
const config = { oidc: school.settings, rateLimit: true };
const app = await fileApp({ db, mailer: postbox, background, config });
const makePerson = people(db);
beforeEach(async () => {
  await db.deleteFrom('users').execute();
  await db.deleteFrom('rate_limits').execute();
  postbox.mails.length = 0;
  school.people.clear();
  school.people.set('tara', TARA);
});

const { begin, comeBack, journey, redeem, signIn } = oidcBrowser(app, school);
const refusal = (reason: string) => ({
  status: 401,
  body: { code: 'oidc_sign_in_failed', reason, provider: 'School' },
});
const accounts = () => db.selectFrom('users').select(['email', 'role']).orderBy('email').execute();

describe('signing in with a provider', () => {
  it('creates an account for a new person, verified, with their name and without a password', async () => {
    const { status, body } = await signIn('tara');
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      username: 'tara',
      email: TARA.email,
      display_name: 'Tara Nair',
      is_verified: true,
      has_password: false,
      signs_in_with: ['oidc'],
      role: 'player',
      credits: 100,
    });
    expect((await callApi(app)('getMe', { token: body.tokens.access_token })).status).toBe(200);
  });

  it('is announced with the name of the provider, and only where it is set up', async () => {
    expect((await callApi(app)('getSettings')).body.oidc_name).toBe('School');
    const without = await buildTestApp({ db });
    expect((await callApi(without)('getSettings')).body.oidc_name).toBeNull();
    expect((await oidcBrowser(without, school).redeem('x')).body).toMatchObject({ reason: 'not_set_up' });
    await without.close();
  });

  it('recognises a person whose address has changed', async () => {
    const { body } = await signIn('tara');
    school.people.set('tara', { email: 'nair@school.example', email_verified: false });
    expect((await signIn('tara')).body.user).toEqual(body.user);
  });

  it('asks for PKCE, a state and a nonce, and tells the page nothing but a ticket', async () => {
    const address = new URL(await begin());
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w.-]+$/),
      redirect_uri: `${TEST_URL}${OIDC_CALLBACK_PATH}`,
    });
    expect(await journey('tara')).not.toContain('tara');
  });

  it('without an address of the provider is refused', async () => {
    school.people.set('tara', { name: 'Tara' });
    expect(await signIn('tara')).toMatchObject(refusal('no_email'));
    expect(await accounts()).toEqual([]);
  });

  it('of a blocked account is refused with the reason', async () => {
    const { body } = await signIn('tara');
    const blocked = { blocked_at: new Date(), blocked_reason: 'Spam' };
    await db.updateTable('users').set(blocked).where('id', '=', body.user.id).execute();
    expect(await signIn('tara')).toMatchObject({ status: 403, body: { code: 'account_blocked' } });
  });

  it('after the account was deleted begins a new one', async () => {
    const { body } = await signIn('tara');
    await db
      .updateTable('account_sessions')
      .set({ proved_at: new Date('9999-01-01') })
      .execute();
    const token = body.tokens.access_token;
    expect((await callApi(app)('deleteMyAccount', { token, body: {} })).status).toBe(200);
    expect((await signIn('tara')).body.user.id).not.toBe(body.user.id);
  });
});

describe('an account with the address', () => {
  it('is linked if both sides have verified it: its sessions end, and its owner is told', async () => {
    const person = await makePerson({ email: 'Tara@school.example', is_verified: true, password_hash: 'x' });
    const { body } = await signIn('tara');
    await background.idle();
    expect(body.user).toMatchObject({ id: person.id, has_password: true });
    expect(postbox.last('Tara@school.example').subject).toBe('You can now sign in with School');
    expect((await callApi(app)('getMe', { headers: person.headers })).status).toBe(401);
  });

  it.each([
    ['the provider has not verified it', { ...TARA, email_verified: false }, true, 'email_not_verified'],
    ['the provider does not say so', { email: TARA.email }, true, 'email_not_verified'],
    ['it was never verified here', TARA, false, 'account_not_verified'],
  ])('is not linked if %s', async (_, person, is_verified, reason) => {
    await makePerson({ email: TARA.email, is_verified });
    school.people.set('tara', person);
    expect(await signIn('tara')).toMatchObject(refusal(reason));
    expect(await db.selectFrom('identities').selectAll().execute()).toEqual([]);
  });

  it('belongs to the first of two people whom the provider gives it', async () => {
    school.people.set('meera', { ...TARA, name: 'Meera' });
    const [one, two] = [await signIn('tara'), await signIn('meera')];
    expect(one.status).toBe(200);
    expect(two).toMatchObject(refusal('other_account'));
    expect(await accounts()).toHaveLength(1);
  });

  it('is created once for ten tickets of one person at the same moment', async () => {
    const tickets = [];
    for (let count = 0; count < 10; count++) tickets.push(await journey('tara'));
    const answers = await Promise.all(tickets.map((ticket) => redeem(ticket)));
    expect(answers.map(({ status }) => status)).toEqual(tickets.map(() => 200));
    expect(await accounts()).toHaveLength(1);
  });

  it('that a stranger has registered elsewhere goes to whoever resets its password', async () => {
    school.people.set('stranger', { email: 'owner@school.example' });
    expect((await signIn('stranger')).body.user.is_verified).toBe(false);
    await callApi(app)('forgotPassword', { body: { email: 'owner@school.example' } });
    await background.idle();
    const password = 'Sarayu 1! river';
    const token = postbox.token('owner@school.example');
    await callApi(app)('resetPassword', { body: { token, password, confirm_password: password } });
    expect(await signIn('stranger')).toMatchObject(refusal('email_not_verified'));
  });
});

describe('a ticket', () => {
  it('signs in once, and only the browser that has begun', async () => {
    const ticket = await journey('tara');
    expect(await redeem(ticket, { binding: 'of-some-other-browser' })).toMatchObject(
      refusal('invalid_answer'),
    );
    expect((await redeem(ticket)).status).toBe(200);
    expect(await redeem(ticket)).toMatchObject(refusal('invalid_answer'));
  });

  it('is none that somebody has made up, or cut', async () => {
    const ticket = await journey('tara');
    for (const other of ['unknown', ticket.slice(0, -1), `${ticket.slice(0, -4)}AAAA`])
      expect(await redeem(other)).toMatchObject(refusal('invalid_answer'));
  });
});

describe('a return to our address', () => {
  it('that is repeated signs nobody in', async () => {
    const back = await school.walk(await begin(), 'tara');
    expect((await redeem(await comeBack(back))).status).toBe(200);
    expect(await redeem(await comeBack(back))).toMatchObject(refusal('invalid_answer'));
  });

  it.each([
    ['with a state that nobody here has made', (url: URL) => url.searchParams.set('state', 'x')],
    ['without a state', (url: URL) => url.searchParams.delete('state')],
    ['with the code of another sign-in', (url: URL) => url.searchParams.set('code', 'x')],
    ['of another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
    ['that names no issuer', (url: URL) => url.searchParams.delete('iss')],
  ])('%s signs nobody in', async (_, change) => {
    const back = await school.walk(await begin(), 'tara');
    change(back);
    expect(await redeem(await comeBack(back))).toMatchObject(refusal('invalid_answer'));
    expect(await accounts()).toEqual([]);
  });

  it('with the state of one sign-in and the code of another signs nobody in', async () => {
    const [one, two] = [await school.walk(await begin(), 'tara'), await school.walk(await begin(), 'meera')];
    one.searchParams.set('code', two.searchParams.get('code')!);
    expect(await redeem(await comeBack(one))).toMatchObject(refusal('invalid_answer'));
  });

  it('of somebody who has cancelled says so', async () => {
    const back = await school.walk(await begin(), 'tara');
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    expect(await redeem(await comeBack(back))).toMatchObject(refusal('cancelled'));
  });
});
