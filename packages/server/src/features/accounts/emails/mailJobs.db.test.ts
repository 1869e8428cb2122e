/** Mails are stored together with the change that they report: a process that dies after its commit loses none. */
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Background } from '../../../platform/background.ts';
import { runJobs } from '../../../platform/jobs/jobs.ts';
import { type Mail, MailRefused } from '../../../platform/mail/mail.ts';
import { testDeps } from '../../../testing/buildTestApp.ts';
import { callApi } from '../../../testing/callApi.ts';
import { people } from '../../../testing/people.ts';
import { createPostbox } from '../../../testing/postbox.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

/** A process that dies before any background work. */
const dying: Background = { run: () => undefined, idle: () => Promise.resolve() };
const PASSWORD = 'Sarayu 1! river';
const NEW = 'Godavari 2! river';

const database = await fileDatabase();
const app = await fileApp({ db: database.db, background: dying });
const call = callApi(app);
beforeEach(() => sql`delete from jobs`.execute(database.db));

/** Runs the jobs in another process, and returns the mails that it sends. */
async function sentByAnother(): Promise<readonly Pick<Mail, 'to' | 'subject'>[]> {
  const mailer = createPostbox();
  await runJobs(testDeps({ db: database.db, mailer }));
  return mailer.mails.map(({ to, subject }) => ({ to, subject }));
}

const account = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password: PASSWORD,
  confirm_password: PASSWORD,
});

async function registered(username: string) {
  const { status, body } = await call('register', { body: account(username) });
  expect(status).toBe(201);
  return { headers: { authorization: `Bearer ${body.tokens.access_token}` } };
}

async function verified(username: string) {
  const who = await registered(username);
  await sql`delete from jobs`.execute(database.db);
  await database.db
    .updateTable('users')
    .set({ is_verified: true })
    .where('username', '=', username)
    .execute();
  return who;
}

describe('A mail that is refused for good', () => {
  it('is not tried again, nor counted among the jobs that failed', async () => {
    await registered('mistyped');
    const refusing = { ...createPostbox(), send: () => Promise.reject(new MailRefused('550')) };
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    await runJobs(testDeps({ db: database.db, mailer: refusing, log }));
    const { rows } = await sql`select from jobs`.execute(database.db);
    expect(rows).toEqual([]);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ event: 'mail_refused' }]);
    expect(lines.join()).not.toContain('@example.org');
  });
});

describe('A mail whose process dies', () => {
  it('after a registration is sent by another one, once, with a link that works', async () => {
    await registered('asha');
    const mailer = createPostbox();
    await runJobs(testDeps({ db: database.db, mailer }));
    expect(mailer.mails.map(({ to }) => to)).toEqual(['asha@example.org']);
    const verify = { query: { token: mailer.token('asha@example.org') } };
    expect((await call('verifyEmail', verify)).status).toBe(200);
    expect(await sentByAnother()).toEqual([]);
  });

  it('after a change of the password is sent by another one', async () => {
    const who = await verified('ravi');
    const body = { current_password: PASSWORD, password: NEW, confirm_password: NEW };
    expect((await call('changePassword', { ...who, body })).status).toBe(200);
    expect(await sentByAnother()).toEqual([{ to: 'ravi@example.org', subject: 'Your password was changed' }]);
  });

  it('after the deletion of the account is sent by another one, and then deleted', async () => {
    const who = await verified('mira');
    const body = { password: PASSWORD, deletes_stories: true };
    expect((await call('deleteMyAccount', { ...who, body })).status).toBe(200);
    expect(await sentByAnother()).toEqual([{ to: 'mira@example.org', subject: 'Your account was deleted' }]);
    const { rows } = await sql`select from jobs`.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('after a change of a role reaches every administrator', async () => {
    const person = people(database.db);
    const admin = await person({ role: 'admin', is_verified: true });
    const player = await person({ is_verified: true });
    const change = { params: { id: player.id }, body: { role: 'admin' as const } };
    expect((await call('updateUser', { ...admin, ...change })).status).toBe(200);
    const sent = await sentByAnother();
    expect(sent.map(({ to }) => to).toSorted()).toEqual([admin.email, player.email].toSorted());
  });
});

describe('A mail that the mail server refuses', () => {
  it('is sent later, with one link that is valid, and is counted once', async () => {
    await registered('nila');
    const postbox = createPostbox();
    let refusals = 3;
    const mailer = {
      ...postbox,
      send: (mail: Mail) => (refusals-- > 0 ? Promise.reject(new Error('busy')) : postbox.send(mail)),
    };
    const log = pino({ level: 'silent' });
    // limits are on: a mail that could not be sent must not count against them
    const config = { rateLimit: true };
    const later = () => sql`update jobs set due_at = clock_timestamp()`.execute(database.db);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await runJobs(testDeps({ db: database.db, mailer, log, config }));
      await later();
    }
    expect(postbox.mails.map(({ to }) => to)).toEqual(['nila@example.org']);
    const { rows } = await sql<{ hits: number }>`select hits from rate_limits`.execute(database.db);
    expect(rows.map(({ hits }) => hits)).toEqual([1, 1]);
  });
});
