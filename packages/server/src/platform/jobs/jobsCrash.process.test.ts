/** Work that must happen even if its process is killed: the deletion of an account, a mail, the memory of a turn. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createPasswords } from '../auth/passwords.ts';
import { systemClock } from '../clock.ts';
import { grant } from '../../features/economy/public.ts';
import { factories } from '../../testing/factories.ts';
import { plantTurns } from '../../testing/longPlay.ts';
import { people, type Person } from '../../testing/people.ts';
import { FERRY } from '../../testing/playing.ts';
import { startServers } from '../../testing/servers.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../../testing/playServer.ts');
const PASSWORD = 'Sarayu 1! river';
const DONE_WITHIN = { timeout: 30_000 };

const servers = await startServers({
  count: 1,
  program: PROGRAM,
  env: { RATE_LIMIT: 'off', TEST_REMEMBERS: '1' },
});
const makePerson = people(servers.db);
const make = factories(servers.db);
afterAll(() => servers.stop());

/** Does something during which the server dies, and starts the server again. The answer may have been sent or not. */
async function killedAt(point: string, work: () => Promise<unknown>): Promise<void> {
  const { server, start } = servers;
  server(0).child.kill('SIGKILL');
  await server(0).ended();
  await start(0, { TEST_STOP_AT: point });
  await Promise.allSettled([work()]);
  expect((await server(0).ended()).signal).toBe('SIGKILL');
  await start(0);
}

async function jobsLeft(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from jobs`.execute(
    servers.db,
  );
  return rows[0]!.count;
}

describe('The deletion of an account', () => {
  /** Columns with the id of a turn's player. They are cleared when the turn has been counted, within a minute. */
  const PASSING = ['story_changes.user_id'];

  /** Every column that contains this id. */
  async function placesOf(id: string): Promise<string[]> {
    const { rows } = await sql<{ table_name: string; column_name: string }>`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'uuid' order by 1, 2
    `.execute(servers.db);
    const found: string[] = [];
    for (const { table_name, column_name } of rows) {
      const name = `${table_name}.${column_name}`;
      const { rows: named } = await sql`
        select from ${sql.table(table_name)} where ${sql.ref(column_name)} = ${id}::uuid limit 1
      `.execute(servers.db);
      if (named.length > 0 && !PASSING.includes(name)) found.push(name);
    }
    return found;
  }

  /** Makes an account with two long games, whose deletion takes several steps. */
  async function longPlayer(): Promise<Person> {
    const person = await makePerson({ password_hash: await createPasswords().hash(PASSWORD) });
    const user_id = person.id;
    const operation = { user_id, amount: 10, key: 'admin:purse' } as const;
    await grant({ db: servers.db, clock: systemClock }, operation);
    const story_id = await make.story();
    for (let game = 0; game < 2; game += 1)
      await plantTurns(servers.db, { session_id: await make.session({ user_id, story_id }), count: 1500 });
    await make.story({ author_id: user_id });
    return person;
  }

  it('goes on where it was when its process is killed between two steps, and leaves nothing', async () => {
    const person = await longPlayer();
    expect(await placesOf(person.id)).toEqual(
      expect.arrayContaining([
        'credit_entries.user_id',
        'game_sessions.user_id',
        'turns.user_id',
        'users.id',
      ]),
    );
    const leave = () =>
      servers.call('/auth/me/delete', { person, body: { password: PASSWORD, deletes_stories: true } });
    await killedAt('while-deleting', leave);
    await expect.poll(() => placesOf(person.id), DONE_WITHIN).toEqual([]);
    expect(await jobsLeft()).toBe(0);
  });

  it('has taken away name, address and logins before it begins', async () => {
    const person = await longPlayer();
    const leave = () => servers.call('/auth/me/delete', { person, body: { password: PASSWORD } });
    let closed: { username: string; email: string; password_hash: string | null } | undefined;
    await killedAt('before-job:deletion', async () => {
      await Promise.allSettled([leave()]);
      await servers.server(0).ended();
      closed = await servers.db
        .selectFrom('users')
        .where('id', '=', person.id)
        .select(['username', 'email', 'password_hash'])
        .executeTakeFirst();
    });
    expect(closed).toEqual({
      username: `deleted:${person.id}`,
      email: `deleted:${person.id}`,
      password_hash: null,
    });
    expect((await servers.call('/auth/me', { method: 'GET', person })).status).toBe(401);
    await expect.poll(() => placesOf(person.id), DONE_WITHIN).toEqual([]);
  });
});

describe('The deletion of a long game', () => {
  it('goes on where it was when its process is killed between two steps, and nobody sees it meanwhile', async () => {
    const { db, call } = servers;
    const person = await makePerson();
    const session_id = await make.session({ user_id: person.id, story_id: await make.story() });
    await plantTurns(db, { session_id, count: 2500 });
    const address = `/game/sessions/${session_id}`;
    await killedAt('while-deleting', () => call(address, { method: 'DELETE', person }));
    expect((await call(address, { method: 'GET', person })).status).toBe(404);
    const left = () => db.selectFrom('game_sessions').where('id', '=', session_id).select('id').execute();
    await expect.poll(left, DONE_WITHIN).toEqual([]);
    expect(await db.selectFrom('turns').where('session_id', '=', session_id).select('id').execute()).toEqual(
      [],
    );
    await expect.poll(jobsLeft, DONE_WITHIN).toBe(0);
  });
});

describe('A mail', () => {
  function mailsTo(email: string): number {
    const outbox = path.join(servers.folders[0]!, 'outbox');
    if (!fs.existsSync(outbox)) return 0;
    const mails = fs.readdirSync(outbox).map((file) => fs.readFileSync(path.join(outbox, file), 'utf8'));
    return mails.filter((mail) => mail.includes(`To: ${email}`)).length;
  }

  it.each([
    ['before it is sent, is sent once', 'before-job:mail_link', 1],
    // no process can know that it was sent, and twice is better than not at all
    ['after it was sent, is sent once more', 'after-job:mail_link', 2],
  ])('whose process is killed %s', async (_, point, count) => {
    const person = await makePerson({ is_verified: true, password_hash: 'none' });
    const { email } = person;
    await killedAt(point, () => servers.call('/auth/forgot-password', { body: { email } }));
    await expect.poll(jobsLeft, DONE_WITHIN).toBe(0);
    expect(mailsTo(email)).toBe(count);
  });
});

describe('The memory of a turn', () => {
  it.each(['before-job:memory', 'after-job:memory'])(
    'whose process is killed %s is written once',
    async (point) => {
      const { db, call } = servers;
      const person = await makePerson();
      await grant({ db, clock: systemClock }, { user_id: person.id, amount: 10, key: 'admin:purse' });
      const story_id = await make.story({ story_structure: JSON.stringify(FERRY) });
      let session_id = '';
      await killedAt(point, async () => {
        const { body } = await call('/game/sessions/', { method: 'PUT', person, body: { story_id } });
        session_id = (body as { id: string }).id;
        await call(`/game/sessions/${session_id}/action`, {
          person,
          headers: { 'idempotency-key': randomUUID() },
          body: {
            action_type: 'continue',
            selected_choice: { text: 'Swim' },
            selected_model: 'tenali',
            session_id,
          },
        });
      });
      await expect.poll(jobsLeft, DONE_WITHIN).toBe(0);
      const { rows } =
        await sql`select key, value from session_facts where session_id = ${session_id}`.execute(db);
      expect(rows).toEqual([{ key: 'rope', value: 'It is frayed.' }]);
    },
  );
});
