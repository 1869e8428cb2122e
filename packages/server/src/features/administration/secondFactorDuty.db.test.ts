import { calls, type CallName } from '@kathaloka/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepAt, totp } from '../../platform/auth/totp.ts';
import { newId } from '../../platform/ids.ts';
import { adminServer } from '../../testing/adminServer.ts';
import { cheapPasswords } from '../../testing/cheapPasswords.ts';
import type { Person } from '../../testing/people.ts';

const PASSWORD = 'Sarayu 1! river';

let admin: Person;

const server = await adminServer({
  admin: { email: 'a@example.org', username: 'a', password: null, needsSecondFactor: true },
});
const password_hash = await cheapPasswords().hash(PASSWORD);

beforeAll(async () => {
  admin = await server.person({ role: 'admin', password_hash });
});
afterAll(() => server.close());

describe('An administrator without the second factor that the settings require', () => {
  const ADMIN_CALLS = (Object.keys(calls) as CallName[]).filter((name) => calls[name].access === 'admin');

  it.each(ADMIN_CALLS)('reads and changes nothing: %s', async (name) => {
    const params = { id: newId(), story_id: newId() };
    const { status, text } = await server.call(name, { headers: admin.headers, params });
    expect([status, JSON.parse(text)]).toMatchObject([403, { code: 'second_factor_missing' }]);
  });

  it('has no rights over things of other people', async () => {
    const story_id = await server.make.story();
    const owner = await server.person();
    const begun = await server.call('createSession', { headers: owner.headers, body: { story_id } });
    const params = { session_id: begun.body.id };
    expect((await server.call('getSession', { headers: admin.headers, params })).status).toBe(404);
  });

  it('is told so by the account, like nobody else, and administers once it is on', async () => {
    const player = await server.person();
    expect((await server.call('getMe', player)).body.must_set_up_second_factor).toBeUndefined();
    expect((await server.call('getMe', admin)).body.must_set_up_second_factor).toBe(true);
    await server.call('beginSecondFactor', { ...admin, body: { password: PASSWORD } });
    expect((await server.call('listUsers', admin)).status, 'begun is not on').toBe(403);
    const secret = Buffer.from('12345678901234567890');
    await server.db.updateTable('second_factors').set({ secret }).execute();
    const code = totp(secret, stepAt(server.time.now()));
    expect((await server.call('confirmSecondFactor', { ...admin, body: { code } })).status).toBe(200);
    expect((await server.call('getMe', admin)).body.must_set_up_second_factor).toBe(false);
    expect((await server.call('listUsers', admin)).status).toBe(200);
  });
});
