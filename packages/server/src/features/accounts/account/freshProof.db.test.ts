import { type CallName, calls } from '@kathaloka/contract/calls';
import { GRANT_WITHOUT_PROOF_MAX, PROOF_MINUTES } from '@kathaloka/contract/limits';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../platform/durations.ts';
import { newId } from '../../../platform/ids.ts';
import { adminServer } from '../../../testing/adminServer.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { callApi } from '../../../testing/callApi.ts';
import { cheapPasswords } from '../../../testing/cheapPasswords.ts';
import { startGoogleIssuer } from '../../../testing/googleIssuer.ts';
import { people, type Person } from '../../../testing/people.ts';

const PASSWORD = 'Sarayu 1! river';
const NONCE = 'of this page';
const REFUSED = [403, 'proof_required'];

/** An administrator who has signed in without further proof. */
let admin: Person;
let player: Person;

const google = await startGoogleIssuer(() => server.time.now());
const server = await adminServer({ rateLimit: true, google: google.settings });
const password_hash = await cheapPasswords().hash(PASSWORD);
afterAll(() => server.close());
beforeEach(async () => {
  // a second later, so that two tokens of Google differ
  server.time.pass(1000);
  admin = await server.person({ role: 'admin', password_hash }, { proved_at: null });
  player = await server.person();
});

const codeOf = ({ status, text }: { status: number; text: string }) => [
  status,
  (JSON.parse(text) as { code?: string }).code,
];
const premium = (by: Person = admin, has_premium_access = true) =>
  server.call('updateUser', {
    headers: by.headers,
    params: { id: player.id },
    body: { has_premium_access },
  });
const prove = (body: object = { password: PASSWORD }, by: Person = admin) =>
  server.call('proveIdentity', { headers: by.headers, body });
const grant = (amount: number, operation_key = newId()) =>
  server.call('grantCredits', {
    headers: admin.headers,
    params: { id: player.id },
    body: { amount, reason: 'A gift', operation_key },
  });
const age = (minutes: number) =>
  server.db
    .updateTable('account_sessions')
    .set({ proved_at: sql<Date>`clock_timestamp() - make_interval(mins => ${minutes})` })
    .where('id', '=', admin.session_id)
    .execute();

const FRESH = (Object.keys(calls) as CallName[]).filter(
  (name) => 'proof' in calls[name] && calls[name].proof === 'fresh',
);

describe('A call for which a token is not enough', () => {
  it.each(FRESH)('%s is refused without fresh proof, before its body is read', async (name) => {
    const params = Object.fromEntries(
      [...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, newId()]),
    );
    const sent = { params, body: { nothing: 'that this call knows' } };
    expect(codeOf(await server.call(name, { ...sent, headers: admin.headers }))).toEqual(REFUSED);
    await prove();
    const { status } = await server.call(name, { ...sent, headers: admin.headers });
    expect([404, 422]).toContain(status);
  });

  it('goes through after the password, and changes nothing before', async () => {
    expect(codeOf(await premium())).toEqual(REFUSED);
    expect(
      (await server.call('getUser', { ...server.admin, params: { id: player.id } })).body.has_premium_access,
    ).toBe(false);
    expect(await server.audit(player.id)).toEqual([]);
    expect(await prove()).toMatchObject({ status: 200, body: { expires_in: PROOF_MINUTES * 60 } });
    expect((await premium()).body.has_premium_access).toBe(true);
    expect((await premium(admin, false)).body.has_premium_access).toBe(false);
  });

  it('is refused to other people, with proof or without', async () => {
    expect(codeOf(await premium(player))).toEqual([403, 'forbidden']);
  });
});

describe('The proof', () => {
  it('lasts for five minutes', async () => {
    await prove();
    await age(PROOF_MINUTES - 1);
    expect((await premium()).status).toBe(200);
    await age(PROOF_MINUTES);
    expect(codeOf(await premium())).toEqual(REFUSED);
    await prove();
    expect((await premium()).status).toBe(200);
  });

  it('belongs to the login in which it was given, and to no other of the account', async () => {
    const { body } = await server.call('login', {
      body: { email_or_username: admin.username, password: PASSWORD },
    });
    await prove();
    const headers = { authorization: `Bearer ${body.tokens.access_token}` };
    expect(codeOf(await premium({ ...admin, headers }))).toEqual(REFUSED);
    expect((await premium()).status).toBe(200);
  });

  it('outlives a refresh of the tokens', async () => {
    await prove();
    const { refresh_token } = admin;
    const { body } = await server.call('refreshTokens', { body: { refresh_token } });
    const headers = { authorization: `Bearer ${body.access_token}` };
    expect((await premium({ ...admin, headers })).status).toBe(200);
  });

  it('is valid in every process, even if its clock is an hour ahead or behind', async () => {
    await prove();
    for (const skew of [HOUR_MS, -HOUR_MS]) {
      const clock = () => new Date(server.time.now().getTime() + skew);
      const other: FastifyInstance = await buildTestApp({ db: server.db, clock });
      const person = people(server.db, clock);
      const elsewhere = await person(
        { username: newId().slice(0, 8), email: `${newId()}@example.org`, role: 'admin', password_hash },
        { proved_at: null },
      );
      const call = callApi(other);
      const change = { params: { id: player.id }, body: { has_premium_access: true } };
      // even the process whose clock is wrong stores the time of the database
      await call('proveIdentity', { headers: elsewhere.headers, body: { password: PASSWORD } });
      const row = server.db.selectFrom('account_sessions').where('id', '=', elsewhere.session_id);
      const { is_now } = await row
        .select(sql<boolean>`abs(extract(epoch from clock_timestamp() - proved_at)) < 3000`.as('is_now'))
        .executeTakeFirstOrThrow();
      expect(is_now).toBe(true);
      expect((await call('updateUser', { headers: elsewhere.headers, ...change })).status).toBe(200);
      await other.close();
    }
  });

  it('is not given for a wrong password; the audit log records the attempt, like a successful one', async () => {
    const wrong = await prove({ password: 'Godavari 2! river' });
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', detail: [{ loc: ['body', 'password'], type: 'wrong_password' }] },
    });
    expect(codeOf(await premium())).toEqual(REFUSED);
    await prove();
    const entry = (after: string) => ({
      action: 'proveIdentity',
      actor: { id: admin.id, username: admin.username },
      changes: [{ field: 'identity', before: null, after }],
    });
    expect(await server.audit(admin.id)).toMatchObject([entry('confirmed'), entry('refused')]);
  });

  it('can be attempted ten times in a quarter of an hour, with the right password too', async () => {
    for (let count = 0; count < 10; count++) expect((await prove({ password: 'x' })).status).toBe(422);
    expect((await prove()).status).toBe(429);
    expect(codeOf(await premium())).toEqual(REFUSED);
  });

  it('of an account without a password is a new sign-in with Google', async () => {
    const sub = newId();
    admin = await server.person({ role: 'admin', google_sub: sub }, { proved_at: null });
    expect((await prove()).status).toBe(422);
    const old = await google.idToken({ sub, nonce: 'of another page' });
    expect((await prove({ id_token: old, nonce: NONCE })).status).toBe(422);
    expect(codeOf(await premium())).toEqual(REFUSED);
    const id_token = await google.idToken({ sub, nonce: NONCE });
    expect((await prove({ id_token, nonce: NONCE })).status).toBe(200);
    expect((await premium()).status).toBe(200);
  });

  it('is not given by a token of Google that has signed in, however its signature is spelt', async () => {
    const sub = newId();
    admin = await server.person({ role: 'admin', google_sub: sub }, { proved_at: null });
    const id_token = await google.idToken({ sub, nonce: NONCE });
    expect((await server.call('signInWithGoogle', { body: { id_token, nonce: NONCE } })).status).toBe(200);
    for (const spelt of [id_token, `${id_token}==`, `${id_token}\n`])
      expect((await prove({ id_token: spelt, nonce: NONCE })).status, spelt.slice(-4)).toBe(422);
    expect(codeOf(await premium())).toEqual(REFUSED);
  });

  it('may be given by players, without an entry in the audit log', async () => {
    const someone = await server.person({ password_hash }, { proved_at: null });
    expect((await prove({ password: PASSWORD }, someone)).status).toBe(200);
    expect(await server.audit(someone.id)).toEqual([]);
  });
});

describe('Credits', () => {
  const balance = async () =>
    (await server.call('getUser', { ...server.admin, params: { id: player.id } })).body.credits;

  it('above an amount are granted with fresh proof only', async () => {
    expect(codeOf(await grant(GRANT_WITHOUT_PROOF_MAX + 1))).toEqual(REFUSED);
    expect(await balance()).toBe(0);
    expect((await grant(GRANT_WITHOUT_PROOF_MAX)).status).toBe(200);
    await prove();
    expect((await grant(GRANT_WITHOUT_PROOF_MAX + 1)).status).toBe(200);
  });

  it('need it for many small grants as well', async () => {
    for (let count = 0; count < 5; count++) expect((await grant(1)).status).toBe(200);
    expect(codeOf(await grant(1))).toEqual(REFUSED);
    expect(await balance()).toBe(5);
    await prove();
    expect((await grant(1)).status).toBe(200);
  });
});
