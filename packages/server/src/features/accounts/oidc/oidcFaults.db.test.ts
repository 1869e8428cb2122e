import { OIDC_CALLBACK_PATH } from '@kathaloka/contract/paths';
import { generateKeyPair, type JWTPayload } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_URL } from '../../../testing/buildTestApp.ts';
import { movableClock } from '../../../testing/movableClock.ts';
import { oidcBrowser } from '../../../testing/oidcBrowser.ts';
import { startOidcIssuer } from '../../../testing/oidcIssuer.ts';
import { fileDatabase } from '../../../testing/testFile.ts';

const time = movableClock();
const school = await startOidcIssuer(`${TEST_URL}${OIDC_CALLBACK_PATH}`);
const { db } = await fileDatabase();
/** A new process for each test: the provider is discovered by each. */
let app: Awaited<ReturnType<typeof buildTestApp>>;
beforeEach(async () => {
  await db.deleteFrom('users').execute();
  school.people.set('tara', { email: 'tara@school.example', email_verified: true });
  app = await buildTestApp({ db, clock: time.clock, config: { oidc: school.settings } });
});
afterEach(async () => {
  school.tamper(null);
  school.answer('/', 'well');
  await app.close();
});

const browser = () => oidcBrowser(app, school);
async function signIn() {
  const { status, body } = await browser().signIn('tara');
  return [status, 'reason' in body ? body.reason : undefined];
}
const omit = (claims: JWTPayload, name: string): JWTPayload =>
  Object.fromEntries(Object.entries(claims).filter(([each]) => each !== name));
const now = (): number => Math.floor(Date.now() / 1000);
const INVALID = [401, 'invalid_answer'];
const UNREACHABLE = [401, 'unreachable'];

describe('A token of the provider', () => {
  it.each<[string, (claims: JWTPayload) => JWTPayload]>([
    ['for another audience', (claims) => ({ ...claims, aud: 'somebody-else' })],
    ['for us and another, who asked for it', (claims) => ({ ...claims, aud: ['kathaloka', 'x'], azp: 'x' })],
    ['with another nonce', (claims) => ({ ...claims, nonce: 'of another page' })],
    ['without a nonce', (claims) => omit(claims, 'nonce')],
    ['of another issuer', (claims) => ({ ...claims, iss: 'https://evil.example' })],
    ['that has expired', (claims) => ({ ...claims, iat: now() - 600, exp: now() - 60 })],
    ['that is not valid yet', (claims) => ({ ...claims, nbf: now() + 120 })],
    ['about somebody else than the user info', (claims) => ({ ...claims, sub: 'meera' })],
    ['without a subject', (claims) => omit(claims, 'sub')],
  ])('%s signs nobody in', async (_, change) => {
    school.tamper(change);
    expect(await signIn()).toEqual(INVALID);
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('from a clock that is 20 seconds ahead or behind signs in', async () => {
    school.tamper((claims) => ({ ...claims, exp: now() - 20 }));
    expect(await signIn()).toEqual([200, undefined]);
    school.tamper((claims) => ({ ...claims, nbf: now() + 20, iat: now() + 20 }));
    expect(await signIn()).toEqual([200, undefined]);
  });

  it('that is signed with a key of somebody else signs nobody in', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    school.tamper((claims) => claims, privateKey);
    expect(await signIn()).toEqual(INVALID);
  });

  it('signs in right after the provider has changed its keys, and none of the old keys does', async () => {
    expect(await signIn()).toEqual([200, undefined]);
    const old = await school.changeKeys();
    expect(await signIn()).toEqual([200, undefined]);
    school.tamper((claims) => claims, old);
    expect(await signIn()).toEqual(INVALID);
  });
});

describe('A provider', () => {
  it('that is down says so on the login page', async () => {
    school.answer('/', 'with 503');
    const { begin, redeem, ticketIn } = browser();
    const location = await begin();
    expect(location).toMatch(/^\/login#oidc=/);
    const { status, body } = await redeem(ticketIn(location));
    expect([status, body]).toMatchObject([401, { reason: 'unreachable', provider: 'School' }]);
  });

  it('that goes down after it has worked says so, and works when it is back', async () => {
    expect(await signIn()).toEqual([200, undefined]);
    school.answer('/', 'with 503');
    time.pass(11_000);
    const { begin, redeem, ticketIn } = browser();
    expect((await redeem(ticketIn(await begin()))).body).toMatchObject({ reason: 'unreachable' });
    school.answer('/', 'well');
    time.pass(6000);
    expect(await signIn()).toEqual([200, undefined]);
  });

  it.each(['/token', '/me', '/jwks'])('that fails at %s says so', async (path) => {
    school.answer(path, 'with 503');
    expect(await signIn()).toEqual(UNREACHABLE);
  });

  it('that never answers keeps nobody waiting, and those who come next not at all', async () => {
    school.answer('/', 'never');
    const { begin, redeem, ticketIn } = browser();
    const began = performance.now();
    const [first] = await Promise.all([begin(), begin(), begin()]);
    expect(performance.now() - began).toBeLessThan(8000);
    expect((await redeem(ticketIn(first))).body).toMatchObject({ reason: 'unreachable', provider: 'School' });
    const next = performance.now();
    await begin();
    expect(performance.now() - next).toBeLessThan(1000);
  });

  it('that never answers for the code keeps nobody waiting', async () => {
    school.answer('/token', 'never');
    const began = performance.now();
    expect(await signIn()).toEqual(UNREACHABLE);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
