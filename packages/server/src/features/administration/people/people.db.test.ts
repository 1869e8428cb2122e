import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { adminServer } from '../../../testing/adminServer.ts';
import { cheapPasswords } from '../../../testing/cheapPasswords.ts';
import type { Person } from '../../../testing/people.ts';

const PASSWORD = 'Sarayu 1! river';

let person: Person;
const headers = () => ({ headers: server.admin.headers });

const server = await adminServer({ rateLimit: false });
afterAll(() => server.close());
beforeEach(async () => {
  server.time.pass(1000);
  person = await server.person({
    password_hash: await cheapPasswords().hash(PASSWORD),
    is_verified: true,
  });
});

const of = ({ id }: Person) => ({ ...headers(), params: { id } });
const signIn = ({ username }: Person, password = PASSWORD) =>
  server.call('login', { body: { email_or_username: username, password } });
const update = (who: Person, body: object) => server.call('updateUser', { ...of(who), body });
const block = (who: Person, reason = 'Spam in three stories') =>
  server.call('blockUser', { ...of(who), body: { reason } });

describe('The list of people', () => {
  const list = async (query: Readonly<Record<string, string>>) =>
    (await server.call('listUsers', { ...headers(), query })).body;

  it('finds them by username, display name and address, in any case', async () => {
    const one = await server.person({
      username: 'vidya_ferry',
      email: 'v@lake.example',
      display_name: 'विद्या',
    });
    for (const q of ['VIDYA_f', 'lake.example', 'विद्या'])
      expect(
        (await list({ q })).users.map(({ id }) => id),
        q,
      ).toEqual([one.id]);
  });

  it('takes special characters of a search literally', async () => {
    const marks = Array.from('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~');
    const ids = new Map<string, string>();
    for (const mark of marks) ids.set(mark, (await server.person({ display_name: `Nila${mark}Devi` })).id);
    for (const mark of marks)
      for (const q of [`Nila${mark}Devi`, `a${mark}D`])
        expect(
          (await list({ q })).users.map(({ id }) => id),
          q,
        ).toEqual([ids.get(mark)]);
  });

  it('says what they have, and nothing secret', async () => {
    await server.make.story({ author_id: person.id });
    const { text } = await server.call('listUsers', { ...headers(), query: { q: person.username } });
    const { users } = JSON.parse(text) as { users: object[] };
    expect(users).toEqual([
      {
        id: person.id,
        username: person.username,
        email: person.email,
        display_name: null,
        avatar_url: null,
        is_verified: true,
        has_password: true,
        must_change_password: false,
        role: 'player',
        has_premium_access: false,
        credits: 0,
        created_at: server.time.now().toISOString(),
        stories_count: 1,
        last_seen_at: server.time.now().toISOString(),
        birth_year: null,
        blocked_at: null,
        blocked_reason: null,
      },
    ]);
    expect(text).not.toMatch(/hash|token|google_sub/);
  });

  it('is filtered, sorted and paged', async () => {
    const rich = await server.person({ has_premium_access: true });
    await server.call('grantCredits', {
      ...of(rich),
      body: { amount: 9000, reason: 'Rich', operation_key: newId() },
    });
    expect((await list({ sort: 'credits' })).users[0]!.id).toBe(rich.id);
    expect((await list({ sort: 'credits', order: 'asc' })).users.at(-1)!.id).toBe(rich.id);
    expect((await list({ has_premium_access: 'true' })).users.every((user) => user.has_premium_access)).toBe(
      true,
    );
    expect((await list({ role: 'admin' })).users.map(({ id }) => id)).toEqual([server.admin.id]);
    expect((await list({ is_blocked: 'true' })).users).toEqual([]);
    for (let number = 0; number < 60; number++) await server.person();
    const pages = [await list({ sort: 'name' }), await list({ sort: 'name', page: '2' })];
    const all = pages.flatMap(({ users }) => users.map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
    expect(pages[0]).toMatchObject({ page: 1, total_pages: 2, total_users: all.length });
  });

  it('is sorted by everything that it shows, in both directions', async () => {
    const sorted = await Promise.all(
      [0, 1, 2].map(async (at) => {
        server.time.pass(1000);
        const display_name = ['Chitra', 'arjun', 'Bela'][at]!;
        const who = await server.person({ username: `sorted_${at}`, display_name, created_at: new Date(at) });
        const amount = [20, 30, 10][at]!;
        const body = { amount, reason: 'A purse', operation_key: newId() };
        await server.call('grantCredits', { ...of(who), body });
        for (let story = 0; story < [1, 0, 2][at]!; story++) await server.make.story({ author_id: who.id });
        const last_used_at = new Date([2, 3, 1][at]!);
        await server.db
          .updateTable('account_sessions')
          .set({ last_used_at })
          .where('user_id', '=', who.id)
          .execute();
        return who.id;
      }),
    );
    const orders = { created_at: [0, 1, 2], name: [1, 2, 0], credits: [2, 0, 1], stories: [1, 0, 2] };
    for (const [sort, expected] of Object.entries({ ...orders, last_seen_at: [2, 0, 1] })) {
      const placesIn = async (order: string) =>
        (await list({ q: 'sorted_', sort, order })).users.map(({ id }) => sorted.indexOf(id));
      expect(await placesIn('asc'), sort).toEqual(expected);
      expect(await placesIn('desc'), sort).toEqual(expected.toReversed());
    }
  });

  it('has each person as a single entry as well', async () => {
    const { body } = await server.call('getUser', of(person));
    expect(body).toMatchObject({ id: person.id, username: person.username });
    expect((await server.call('getUser', { ...headers(), params: { id: newId() } })).status).toBe(404);
  });

  it('leaves out accounts that are being deleted, also by id', async () => {
    const all = await list({});
    await server.db.updateTable('users').set({ closed_at: new Date() }).where('id', '=', person.id).execute();
    expect(await list({ q: person.username })).toMatchObject({ users: [], total_users: 0 });
    expect((await list({})).total_users).toBe(all.total_users - 1);
    expect((await server.call('getUser', of(person))).status).toBe(404);
  });
});

describe('A role', () => {
  it('is read again for every call: a demoted administrator’s next call is refused', async () => {
    expect((await update(person, { role: 'admin' })).body.role).toBe('admin');
    expect((await server.call('listUsers', person)).status).toBe(200);
    await update(person, { role: 'player' });
    expect((await server.call('listUsers', person)).status).toBe(403);
  });

  it('of the last administrator stays', async () => {
    const { status, text } = await update(server.admin, { role: 'player' });
    expect([status, JSON.parse(text)]).toMatchObject([409, { code: 'last_admin' }]);
    expect((await block(server.admin)).status).toBe(409);
    expect((await server.call('listUsers', server.admin)).status).toBe(200);
  });

  it('of a blocked administrator is taken away even where one other is left', async () => {
    const other = await server.person({ role: 'admin' });
    await block(other);
    const { status, body } = await update(other, { role: 'player' });
    expect([status, body.role]).toEqual([200, 'player']);
  });

  it('of two administrators who demote or block each other at the same moment stays with one', async () => {
    for (let round = 0; round < 10; round++) {
      const other = await server.person({ role: 'admin' });
      const demote = { params: { id: server.admin.id }, body: { role: 'player' } };
      const ban = { params: { id: other.id }, body: { reason: 'A quarrel' } };
      const answers = await Promise.all([
        server.call('updateUser', { headers: other.headers, ...demote }),
        server.call('blockUser', { headers: server.admin.headers, ...ban }),
      ]);
      const admins = await server.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .where('blocked_at', 'is', null)
        .execute();
      expect(admins, JSON.stringify(answers.map(({ status }) => status))).toHaveLength(1);
      // restores the state for the next round
      await server.db.updateTable('users').set({ role: 'admin' }).where('id', '=', server.admin.id).execute();
      await server.db.deleteFrom('users').where('id', '=', other.id).execute();
    }
  });

  it('and premium access are in the log with what they were before', async () => {
    await update(person, { role: 'admin', has_premium_access: true });
    expect(await server.audit(person.id)).toMatchObject([
      {
        changes: [
          { field: 'role', before: 'player', after: 'admin' },
          { field: 'has_premium_access', before: false, after: true },
        ],
      },
    ]);
    await update(person, { role: 'player' });
  });
});

describe('Credits', () => {
  it('are told with their reason in the ledger of the person', async () => {
    const body = { amount: 40, reason: 'For the story contest', operation_key: newId() };
    expect((await server.call('grantCredits', { ...of(person), body })).status).toBe(200);
    const { body: ledger } = await server.call('listCredits', person);
    expect(ledger.lines).toMatchObject([{ kind: 'grant', amount: 40, reason: 'For the story contest' }]);
    const { body: file } = await server.call('exportCredits', person);
    expect(file.csv).toContain('"For the story contest",40,');
  });

  const give = (body: object) =>
    server.call('grantCredits', { ...of(person), body: { amount: 50, reason: 'A lost turn', ...body } });

  it('are given once, however often and however concurrently it is tried', async () => {
    const operation_key = newId();
    const answers = await Promise.all(Array.from({ length: 20 }, () => give({ operation_key })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await give({ operation_key })).body.credits).toBe(50);
    const entries = await server.db
      .selectFrom('credit_entries')
      .select('amount')
      .where('user_id', '=', person.id)
      .execute();
    expect(entries).toEqual([{ amount: 50 }]);
    expect(await server.audit(person.id)).toMatchObject([
      { action: 'grantCredits', reason: 'A lost turn', changes: [{ field: 'credits_given', after: 50 }] },
    ]);
  });

  it('are refused where the same key comes with another amount, reason or person', async () => {
    const operation_key = newId();
    await give({ operation_key });
    const other = await server.person();
    const elsewhere = { amount: 50, reason: 'A lost turn', operation_key };
    const answers = [
      await give({ operation_key, amount: 51 }),
      await give({ operation_key, reason: 'Another' }),
      await server.call('grantCredits', { ...of(other), body: elsewhere }),
    ];
    for (const { status, text } of answers) {
      expect([status, JSON.parse(text)]).toMatchObject([422, { code: 'key_reused' }]);
    }
    expect((await server.call('getUser', of(other))).body.credits).toBe(0);
  });

  it('need a reason, and an amount within bounds', async () => {
    for (const wrong of [{ reason: '  ' }, { amount: 0 }, { amount: 100_001 }, { amount: 1.5 }])
      expect((await give({ operation_key: newId(), ...wrong })).status).toBe(422);
    const params = { id: newId() };
    const body = { amount: 1, reason: 'x', operation_key: newId() };
    expect((await server.call('grantCredits', { ...headers(), params, body })).status).toBe(404);
  });

  it('are in the export of the person’s data, with the reason', async () => {
    await give({ operation_key: newId() });
    const { body } = await server.call('downloadMyData', person);
    expect(body.credit_grants).toEqual([
      { amount: 50, reason: 'A lost turn', created_at: server.time.now().toISOString() },
    ]);
  });
});

describe('A blocked person', () => {
  it('is refused at the next call, at a refresh and at a sign-in, which says why', async () => {
    expect((await server.call('getMe', person)).status).toBe(200);
    const { body } = await block(person);
    expect(body).toMatchObject({
      blocked_at: server.time.now().toISOString(),
      blocked_reason: 'Spam in three stories',
      last_seen_at: null,
    });
    expect((await server.call('getMe', person)).status).toBe(401);
    const { refresh_token } = person;
    expect((await server.call('refreshTokens', { body: { refresh_token } })).status).toBe(401);
    const { status, text } = await signIn(person);
    expect([status, JSON.parse(text)]).toEqual([
      403,
      {
        detail: 'This account is blocked: Spam in three stories',
        code: 'account_blocked',
        reason: 'Spam in three stories',
      },
    ]);
  });

  it('is not told apart from others by a wrong password', async () => {
    await block(person);
    const { status, text } = await signIn(person, 'Wrong 1! password');
    expect([status, JSON.parse(text)]).toMatchObject([401, { code: 'invalid_credentials' }]);
  });

  it('has no session left even after a concurrent sign-in', async () => {
    for (let round = 0; round < 10; round++) {
      const who = await server.person({ password_hash: await cheapPasswords().hash(PASSWORD) });
      const [answer] = await Promise.all([signIn(who), block(who)]);
      const token = answer.status === 200 ? answer.body.tokens.access_token : 'none';
      expect((await server.call('getMe', { token })).status).toBe(401);
      const left = await server.db
        .selectFrom('account_sessions')
        .select('id')
        .where('user_id', '=', who.id)
        .execute();
      expect(left).toEqual([]);
    }
  });

  it('may sign in again after the block is lifted, and both are in the log with their reasons', async () => {
    await block(person);
    const { body } = await server.call('unblockUser', { ...of(person), body: { reason: 'A mistake' } });
    expect(body).toMatchObject({ blocked_at: null, blocked_reason: null });
    expect((await signIn(person)).status).toBe(200);
    expect(await server.audit(person.id)).toMatchObject([
      {
        action: 'unblockUser',
        reason: 'A mistake',
        changes: [{ field: 'is_blocked', before: true, after: false }],
      },
      {
        action: 'blockUser',
        reason: 'Spam in three stories',
        changes: [{ field: 'is_blocked', after: true }],
      },
    ]);
  });

  it('who is blocked again has the new reason and the first date', async () => {
    const { body: first } = await block(person);
    server.time.pass(60_000);
    const { body: second } = await block(person, 'Worse than spam');
    expect(second).toMatchObject({ blocked_at: first.blocked_at, blocked_reason: 'Worse than spam' });
  });

  it('is blocked with a reason only', async () => {
    expect((await block(person, '   ')).status).toBe(422);
    expect((await block(person, 'x'.repeat(501))).status).toBe(422);
  });
});
