import { verify } from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { callApi } from '../../testing/callApi.ts';
import { people } from '../../testing/people.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { ensureAdmin } from './firstAdmin.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const settings = {
  admin: { email: 'admin@kathaloka.local', username: 'admin', password: null },
  startingCredits: 100,
};
const clock = () => new Date('2026-11-20T09:00:00Z');
const admins = () => database.db.selectFrom('users').selectAll().where('role', '=', 'admin').execute();

describe('the first administrator', () => {
  it('gets a password that nobody could guess, and that is stored as an Argon2id hash only', async () => {
    const admin = await ensureAdmin(database.db, settings, clock);
    expect(admin?.username).toBe('admin');
    expect(admin?.password).toMatch(/^[\w-]{20}-Kl9$/);
    const [row] = await admins();
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(row!.password_hash!, admin!.password!)).toBe(true);
  });

  it('is made once, though two processes start at the same time', async () => {
    const made = await Promise.all([1, 2].map(() => ensureAdmin(database.db, settings, clock)));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await ensureAdmin(database.db, settings, clock)).toBeNull();
    expect(await admins()).toHaveLength(1);
  });

  it('has the password of the settings, which is not told again', async () => {
    const chosen = { ...settings, admin: { ...settings.admin, password: 'Chosen-by-me-1' } };
    const admin = await ensureAdmin(database.db, chosen, clock);
    expect(admin).toEqual({ username: 'admin', password: null });
    expect(await verify((await admins())[0]!.password_hash!, 'Chosen-by-me-1')).toBe(true);
  });

  it('is asked to be called otherwise where the name is somebody else’s', async () => {
    await people(database.db)({ username: 'admin' });
    await expect(ensureAdmin(database.db, settings, clock)).rejects.toThrow(
      'somebody else has the name admin or the address admin@kathaloka.local. Set ADMIN_USERNAME',
    );
    expect(await admins()).toEqual([]);
  });

  it('cannot be guessed by what others are called at the beginning', async () => {
    await ensureAdmin(database.db, settings, clock);
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
