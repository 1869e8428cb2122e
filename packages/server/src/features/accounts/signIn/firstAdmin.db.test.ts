import { verify } from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPasswords } from '../../../platform/auth/passwords.ts';
import { buildTestApp, testDeps } from '../../../testing/buildTestApp.ts';
import { callApi } from '../../../testing/callApi.ts';
import { people } from '../../../testing/people.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { ensureAdmin, setFirstPassword } from './firstAdmin.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const depsWith = (password: string | null = null) =>
  testDeps({
    db: database.db,
    config: {
      admin: { email: 'admin@kathaloka.local', username: 'admin', password, needsSecondFactor: false },
    },
  });
/** What a start does before and after the server listens. */
const ensure = async (password: string | null = null) => {
  await ensureAdmin(depsWith(password));
  return setFirstPassword(depsWith(password));
};
const admins = () => database.db.selectFrom('users').selectAll().where('role', '=', 'admin').execute();

describe('the first administrator', () => {
  it('gets an unguessable password, of which only an Argon2id hash is stored', async () => {
    await ensureAdmin(depsWith());
    const admin = await setFirstPassword({ ...depsWith(), passwords: createPasswords() });
    expect(admin?.username).toBe('admin');
    expect(admin?.password).toMatch(/^[\w-]{20}-Kl9$/);
    const [row] = await admins();
    expect(row?.must_change_password).toBe(true);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(row!.password_hash!, admin!.password!)).toBe(true);
  });

  it('is created once, even if two processes start at the same time', async () => {
    const made = await Promise.all([1, 2].map(() => ensure()));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await ensure()).toBeNull();
    expect(await admins()).toHaveLength(1);
  });

  it('has the password from the settings, which is not printed', async () => {
    const admin = await ensure('Chosen-by-me-1');
    expect(admin).toEqual({ username: 'admin', password: null });
    expect((await admins())[0]!.must_change_password).toBe(false);
    expect(await verify((await admins())[0]!.password_hash!, 'Chosen-by-me-1')).toBe(true);
  });

  it('reserves its name before anybody can register it, and cannot sign in until the start has succeeded', async () => {
    await ensureAdmin(depsWith());
    const app = await buildTestApp({ db: database.db });
    const call = callApi(app);
    const chosen = { password: 'Sarayu 1! river', confirm_password: 'Sarayu 1! river' };
    const body = { username: 'admin', email: 'somebody@example.org', ...chosen };
    expect(await call('register', { body })).toMatchObject({ status: 409 });
    const login = { email_or_username: 'admin', password: 'null' };
    expect((await call('login', { body: login })).status).toBe(401);
    const { password } = (await setFirstPassword(depsWith()))!;
    const signedIn = await call('login', { body: { ...login, password: password! } });
    expect(signedIn.status).toBe(200);
    await app.close();
  });

  it('gets its password from the next start if one failed before printing it', async () => {
    await ensureAdmin(depsWith());
    expect((await admins())[0]!.password_hash).toBeNull();
    expect((await ensure())?.password).toMatch(/^[\w-]{20}-Kl9$/);
    expect(await admins()).toHaveLength(1);
    expect(await ensure()).toBeNull();
  });

  it('gets no generated password if it signs in with Google only', async () => {
    const { id } = await people(database.db)({ username: 'meera', role: 'admin' });
    await database.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
    expect(await ensure()).toBeNull();
    expect((await admins())[0]!.password_hash).toBeNull();
  });

  it('fails the start with instructions if somebody else has its name', async () => {
    await people(database.db)({ username: 'admin' });
    await expect(ensure()).rejects.toThrow(
      'somebody else has the name admin or the address admin@kathaloka.local. Set ADMIN_USERNAME',
    );
    expect(await admins()).toEqual([]);
  });

  it('cannot be pre-empted by a user registering with its name', async () => {
    await ensure();
    const app = await buildTestApp({ db: database.db });
    const names = ['admin', 'admin@kathaloka.local', 'administrator', 'root'];
    const passwords = ['admin', 'password', 'changeme', 'kathaloka', 'Admin123!', ' ', 'null', '123456'];
    for (const email_or_username of names) {
      for (const password of passwords) {
        const { status } = await callApi(app)('login', { body: { email_or_username, password } });
        expect([email_or_username, password, status]).toEqual([email_or_username, password, 401]);
      }
    }
    await app.close();
  });
});
