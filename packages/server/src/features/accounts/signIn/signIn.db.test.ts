import type { RefreshedTokens, SignedIn } from '@kathaloka/contract/entities';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Passwords } from '../../../platform/auth/passwords.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { cheapPasswords } from '../../../testing/cheapPasswords.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PASSWORD = 'Sarayu 1! river';

let now = new Date('2026-11-20T09:00:00Z');
let racers = 0;

const database = await fileDatabase();
const app = await fileApp({ db: database.db, clock: () => now });

const later = (ms: number): Date => (now = new Date(now.getTime() + ms));

async function post<T>(path: string, payload?: object, token?: string) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/v1/auth/${path}`,
    ...(payload && { payload }),
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
  return { status: response.statusCode, body: response.json<T>(), text: response.body };
}

async function me(token: string): Promise<number> {
  const response = await app.inject({
    url: '/api/v1/auth/me',
    headers: { authorization: `Bearer ${token}` },
  });
  return response.statusCode;
}

const refresh = (refresh_token: string) => post<RefreshedTokens>('refresh', { refresh_token });

function form(username: string, overrides: object = {}) {
  const email = `${username}@example.org`;
  return { username, email, password: PASSWORD, confirm_password: PASSWORD, ...overrides };
}

const register = (username: string, overrides: object = {}) =>
  post<SignedIn>('register', form(username, overrides));

const login = (email_or_username: string, overrides: object = {}) =>
  post<SignedIn>('login', { email_or_username, password: PASSWORD, ...overrides });

describe('registering', () => {
  it('creates a player who is signed in, unverified, and has the starting credits', async () => {
    const { status, body } = await register('tara', { display_name: ' Tara Nair ' });
    expect(status).toBe(201);
    expect(body.user).toEqual({
      id: expect.any(String) as string,
      username: 'tara',
      email: 'tara@example.org',
      display_name: 'Tara Nair',
      avatar_url: null,
      about: null,
      is_verified: false,
      has_password: true,
      must_change_password: false,
      role: 'player',
      has_premium_access: false,
      credits: 100,
      chosen_models: { text: null, image: null },
      created_at: now.toISOString(),
    });
    expect(await me(body.tokens.access_token)).toBe(200);
    const entries = await database.db
      .selectFrom('credit_entries')
      .select(['kind', 'amount'])
      .where('user_id', '=', body.user.id)
      .execute();
    expect(entries).toEqual([{ kind: 'grant', amount: 100 }]);
  });

  it('refuses a name or an address that is taken, ignoring case', async () => {
    await register('uma');
    const sameName = await register('UMA', { email: 'other@example.org' });
    expect(sameName).toMatchObject({ status: 409, body: { detail: 'This username is taken already' } });
    const sameEmail = await register('uma_2', { email: 'Uma@Example.org' });
    expect(sameEmail).toMatchObject({
      status: 409,
      body: { detail: 'There is an account with this email already' },
    });
  });

  it('gives nobody a name of the house', async () => {
    expect(await register('support')).toMatchObject({ status: 409, body: { field: 'username' } });
    const { status, body } = await register('lata', { display_name: 'Kath\u0430loka' });
    expect([status, body]).toMatchObject([
      422,
      { detail: [{ loc: ['body', 'display_name'], type: 'name_reserved' }] },
    ]);
  });

  it('gives a name to one of twenty concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => register('wanted')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('ignores a role, a verified address, premium access or credits in the request', async () => {
    const { body } = await register('crafty', {
      role: 'admin',
      is_admin: true,
      is_verified: true,
      has_premium_access: true,
      credits: 1_000_000,
      id: '00000000-0000-4000-8000-000000000000',
    });
    expect(body.user).toMatchObject({
      role: 'player',
      is_verified: false,
      has_premium_access: false,
      credits: 100,
    });
    expect(body.user.id).not.toContain('00000000-0000');
  });
});

describe('signing in', () => {
  beforeAll(() => register('meera'));

  it('accepts the username or the address, ignoring case', async () => {
    for (const name of ['meera', 'MEERA', 'meera@example.org', 'Meera@Example.ORG', ' meera ']) {
      const { status, body } = await login(name);
      expect(status, name).toBe(200);
      expect(body.user.username).toBe('meera');
    }
  });

  it('gives the same answer for a wrong password, an unknown person, and an account without a password', async () => {
    await database.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('username', '=', 'wanted')
      .execute();
    const answers = [
      await login('meera', { password: 'Wrong-1-word' }),
      await login('nobody_at_all'),
      await login('wanted'),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(401);
      expect(text).toBe('{"detail":"Invalid username, email or password","code":"invalid_credentials"}');
    }
  });

  it('lasts thirty days with “remember me”, and one day without', async () => {
    for (const [remember_me, days] of [
      [true, 30],
      [false, 1],
    ] as const) {
      const { body } = await login('meera', { remember_me });
      const start = now;
      later(days * DAY_MS - 1);
      const last = await refresh(body.tokens.refresh_token);
      expect(last.status).toBe(200);
      later(1);
      expect((await refresh(last.body.tokens.refresh_token)).status, 'the session whose days are over').toBe(
        401,
      );
      expect(await me(last.body.access_token)).toBe(401);
      now = start;
    }
  });

  it('issues an access token that expires after fifteen minutes, plus a few seconds of tolerance', async () => {
    const { body } = await login('meera');
    later(15 * MINUTE_MS + 4000);
    expect(await me(body.tokens.access_token)).toBe(200);
    later(2000);
    expect(await me(body.tokens.access_token)).toBe(401);
  });
});

describe('signing out', () => {
  it('revokes the access token and the refresh token of this browser at once, and no others', async () => {
    const [here, there] = [await login('meera'), await login('meera')];
    expect((await post('logout', undefined, here.body.tokens.access_token)).status).toBe(200);
    expect(await me(here.body.tokens.access_token)).toBe(401);
    expect((await refresh(here.body.tokens.refresh_token)).status, 'this browser').toBe(401);
    expect(await me(there.body.tokens.access_token)).toBe(200);
  });
});

describe('an account that changes during a sign-in', () => {
  const CHANGES = {
    'gets another password': (id: string) =>
      database.db.updateTable('users').set({ password_hash: 'another' }).where('id', '=', id).execute(),
    'loses its password': (id: string) =>
      database.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute(),
    'is deleted': (id: string) => database.db.deleteFrom('users').where('id', '=', id).execute(),
  };

  it.each(Object.entries(CHANGES))('opens no session when it %s', async (_what, change) => {
    const { body } = await register(`racer_${++racers}`);
    const { id, username } = body.user;
    const honest = cheapPasswords();
    const passwords: Passwords = {
      ...honest,
      async verify(hash, password) {
        const isRight = await honest.verify(hash, password);
        await change(id);
        return isRight;
      },
    };
    const slow = await buildTestApp({ db: database.db, clock: () => now, passwords });
    const payload = { email_or_username: username, password: PASSWORD };
    const response = await slow.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
    await slow.close();
    expect(response.body).toBe(
      '{"detail":"Invalid username, email or password","code":"invalid_credentials"}',
    );
    expect(response.statusCode).toBe(401);
  });
});
