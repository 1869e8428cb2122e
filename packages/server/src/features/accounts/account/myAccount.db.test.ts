import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MyData } from '@kathaloka/contract/entities';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBackground } from '../../../platform/background.ts';
import { buildTestApp, testDeps } from '../../../testing/buildTestApp.ts';
import { cheapPasswords } from '../../../testing/cheapPasswords.ts';
import { callApi } from '../../../testing/callApi.ts';
import { factories } from '../../../testing/factories.ts';
import { movableClock } from '../../../testing/movableClock.ts';
import { people, type Person } from '../../../testing/people.ts';
import { plansOf } from '../../../testing/plansOf.ts';
import { createPostbox } from '../../../testing/postbox.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { grant } from '../../economy/public.ts';
import { createMailer } from '../../../platform/mail/mailer.ts';
import { newId } from '../../../platform/ids.ts';
import { storiesBy } from '../../authoring/public.ts';

const OLD = 'Sarayu 1! river';
const NEW = 'Godavari 2! river';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

const time = movableClock();
const postbox = createPostbox();
const background = createBackground(pino({ level: 'silent' }));
let person: Person;

const database = await fileDatabase();
const app = await fileApp({ db: database.db, clock: time.clock, mailer: postbox, background });
const call = callApi(app);
const makePerson = people(database.db, time.clock);
const make = factories(database.db);
const password_hash = await cheapPasswords().hash(OLD);
beforeEach(async () => {
  await database.db.deleteFrom('users').where('role', '=', 'admin').execute();
  person = await makePerson({ password_hash, is_verified: true });
});

async function loginToken(password = OLD, userAgent = FIREFOX): Promise<string> {
  const body = { email_or_username: person.username, password };
  const answer = await call('login', { body, headers: { 'user-agent': userAgent } });
  return answer.body.tokens.access_token;
}

const fault = (field: string) => ({
  status: 422,
  body: { detail: [{ loc: ['body', field], msg: 'This is not your password', type: 'wrong_password' }] },
});

describe('changing the password', () => {
  const change = (current_password: string, headers = person.headers) =>
    call('changePassword', { body: { current_password, password: NEW, confirm_password: NEW }, headers });

  it('requires the current one, keeps this session, ends all others, and notifies the owner', async () => {
    const elsewhere = await loginToken();
    expect((await change(OLD)).status).toBe(200);
    await background.idle();
    expect((await call('getMe', { headers: person.headers })).status).toBe(200);
    expect((await call('getMe', { token: elsewhere })).status, 'the other browser').toBe(401);
    expect(await loginToken(NEW)).toBeTruthy();
    expect(postbox.last(person.email).subject).toBe('Your password was changed');
  });

  it('reports a wrong current password as a fault of its field, and keeps the session', async () => {
    expect(await change(NEW)).toMatchObject(fault('current_password'));
    expect((await call('getMe', { headers: person.headers })).status).toBe(200);
  });

  it('requires an existing password', async () => {
    const google = await makePerson({ google_sub: `google of ${person.id}` });
    expect(await change(OLD, google.headers)).toMatchObject(fault('current_password'));
  });
});

describe('the list of sessions', () => {
  it('lists the browsers, including this one, most recently used first', async () => {
    time.pass(60_000);
    const token = await loginToken();
    const { body } = await call('listAccountSessions', { token });
    expect(body).toMatchObject([
      { device: 'Firefox on Linux', created_at: time.now().toISOString(), is_current: true },
      { id: person.session_id, is_current: false },
    ]);
    expect(Object.keys(body[0]!)).toEqual(['id', 'device', 'created_at', 'last_used_at', 'is_current']);
  });

  it('contains nobody else’s sessions, and none that have ended', async () => {
    await makePerson();
    const token = await loginToken();
    time.pass(25 * 3_600_000);
    const again = await loginToken();
    const { body } = await call('listAccountSessions', { token: again });
    expect(body).toHaveLength(1);
    expect((await call('getMe', { token })).status, 'the browser whose day is over').toBe(401);
  });

  it('can lose one session, whose tokens stop working immediately', async () => {
    const token = await loginToken();
    const elsewhere = await loginToken();
    const { body } = await call('listAccountSessions', { token });
    const { id } = body.find((session) => session.is_current)!;
    const end = () => call('endSession', { params: { id }, headers: person.headers });
    expect((await end()).status).toBe(200);
    expect((await call('getMe', { token })).status, 'the session that was ended').toBe(401);
    for (const still of [{ token: elsewhere }, { headers: person.headers }])
      expect((await call('getMe', still)).status).toBe(200);
    expect((await end()).status).toBe(404);
  });

  it('answers 404 for somebody else’s session, even to an administrator', async () => {
    const admin = await makePerson({ role: 'admin' });
    for (const { headers } of [await makePerson(), admin]) {
      const others = await call('endSession', { params: { id: person.session_id }, headers });
      const none = await call('endSession', { params: { id: newId() }, headers });
      expect([others.status, others.text]).toEqual([404, none.text]);
    }
    expect((await call('getMe', { headers: person.headers })).status).toBe(200);
  });

  it('ends the current session like a logout', async () => {
    const { session_id: id, headers } = person;
    expect((await call('endSession', { params: { id }, headers })).status).toBe(200);
    expect((await call('getMe', { headers })).status, 'the session that was ended').toBe(401);
  });

  it('can be cleared except for the current session', async () => {
    const others = [await loginToken(), await loginToken()];
    const stranger = await makePerson();
    const body = { password: OLD };
    expect((await call('endOtherSessions', { body, headers: person.headers })).status).toBe(200);
    for (const token of others) expect((await call('getMe', { token })).status, 'another browser').toBe(401);
    const { refresh_token } = person;
    expect((await call('refreshTokens', { body: { refresh_token } })).status).toBe(200);
    expect((await call('getMe', { headers: stranger.headers })).status).toBe(200);
  });
});

describe('downloading my data', () => {
  const download = () => call('downloadMyData', { headers: person.headers });

  it('contains everything that is stored, and no hash', async () => {
    const story_id = await make.story({
      author_id: person.id,
      title: 'Never shown',
      status: 'draft',
      published_at: null,
      story_system_prompt: 'Speak like a ferryman.',
      cover: JSON.stringify({ style: 'ajanta', seed: 'a', keywords: ['river'] }),
    });
    const other = await make.story({ title: 'Of somebody else' });
    const mark = { user_id: person.id, story_id: other, created_at: time.now() };
    await database.db.insertInto('likes').values(mark).execute();
    await database.db.insertInto('bookmarks').values(mark).execute();
    const { user_id, story_id: rated, created_at: rated_at } = mark;
    await database.db
      .insertInto('story_ratings')
      .values({ user_id, story_id: rated, stars: 4, rated_at })
      .execute();
    const ledger = { db: database.db, clock: time.clock };
    await grant(ledger, { user_id: person.id, amount: 100, key: 'admin:gift' });

    await database.db.updateTable('users').set({ language: 'hi' }).where('id', '=', person.id).execute();

    const { status, body, text } = await download();
    expect(status).toBe(200);
    expect(MyData.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      exported_at: time.now().toISOString(),
      user: { id: person.id, email: person.email },
      last_language: 'hi',
      second_factor_since: null,
      identities: [],
      account_sessions: [{ id: person.session_id, is_current: true }],
      stories: [
        {
          id: story_id,
          status: 'draft',
          story_system_prompt: 'Speak like a ferryman.',
          cover: { style: 'ajanta', seed: 'a', keywords: ['river'] },
          lexicon: {},
        },
      ],
      liked_story_ids: [other],
      bookmarked_story_ids: [other],
      ratings: [{ story_id: other, stars: 4, rated_at: time.now().toISOString() }],
      credit_entries: [{ kind: 'grant', amount: 100 }],
    });
    expect(text).not.toContain('argon2');
    expect(text).not.toContain('Of somebody else');
  });

  it('reads one story at a time while it is sent, however many there are', async () => {
    const { id, session_id } = person;
    const author = { id, session_id, role: 'player', is_verified: true, has_premium_access: false } as const;
    const queries = async () =>
      (await plansOf(database.connection, (db) => storiesBy(testDeps({ db }), author).next())).map(
        (plan) => plan.sql,
      );
    await make.story({ author_id: id });
    const few = await queries();
    for (let number = 0; number < 20; number++) await make.story({ author_id: id });
    expect(await queries()).toEqual(few);
  });
});

describe('deleting the account', () => {
  const remove = (body: object, headers = person.headers) => call('deleteMyAccount', { body, headers });
  const remaining = async () => {
    const rows = await database.db
      .selectFrom('stories')
      .select(['title', 'author_id'])
      .where('title', 'in', ['Told', 'Put away', 'Never shown'])
      .orderBy('title')
      .execute();
    return rows;
  };

  beforeEach(async () => {
    await database.db.deleteFrom('stories').execute();
    const author_id = person.id;
    await make.story({ author_id, title: 'Told' });
    await make.story({ author_id, title: 'Put away', status: 'archived' });
    await make.story({ author_id, title: 'Never shown', status: 'draft', published_at: null });
  });

  it('requires the password', async () => {
    expect(await remove({ password: NEW })).toMatchObject(fault('password'));
    expect(await remove({})).toMatchObject(fault('password'));
    expect((await call('getMe', { headers: person.headers })).status).toBe(200);
    expect(await remaining()).toHaveLength(3);
  });

  it('keeps published stories without the author’s name, and deletes drafts', async () => {
    expect((await remove({ password: OLD })).status).toBe(200);
    expect(await remaining()).toEqual([
      { title: 'Put away', author_id: null },
      { title: 'Told', author_id: null },
    ]);
    const { body } = await call('listStories');
    expect(body.stories.map(({ title, author }) => [title, author])).toEqual([
      ['Told', { display_name: null, avatar_url: null, username: null }],
    ]);
  });

  it('deletes all stories on request', async () => {
    await remove({ password: OLD, deletes_stories: true });
    expect(await remaining()).toEqual([]);
  });

  it('ends all sessions, frees the name and the address, and sends a farewell', async () => {
    await remove({ password: OLD });
    await background.idle();
    expect((await call('getMe', { headers: person.headers })).status, 'the deleted account').toBe(401);
    const { refresh_token, username, email } = person;
    expect((await call('refreshTokens', { body: { refresh_token } })).status, 'the deleted account').toBe(
      401,
    );
    const farewell = postbox.last(email);
    expect(farewell.subject).toBe('Your account was deleted');
    // the farewell mentions the audit log, which is not deleted
    expect(farewell.text).toMatch(/One record stays, .* what administrators changed .* instead of your name/);
    const body = { username, email, password: NEW, confirm_password: NEW };
    expect((await call('register', { body })).status).toBe(201);
  });

  it('deletes the mails in the outbox, except the farewell', async () => {
    const outbox = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-outbox-'));
    const log = pino({ level: 'silent' });
    const mailer = createMailer({ smtpUrl: null, from: 'a@example.org', outbox, logsLinks: false, log });
    const mailing = await buildTestApp({ db: database.db, clock: time.clock, mailer, background });
    const stranger = await makePerson();
    for (const { email } of [person, stranger]) await callApi(mailing)('forgotPassword', { body: { email } });
    await background.idle();
    await callApi(mailing)('deleteMyAccount', { body: { password: OLD }, headers: person.headers });
    await background.idle();
    const left = fs.readdirSync(outbox).map((name) => fs.readFileSync(path.join(outbox, name), 'utf8'));
    expect(left.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1] ?? '').toSorted()).toEqual([
      'Reset your password',
      'Your account was deleted',
    ]);
    expect(left.find((mail) => mail.includes('Reset'))).toContain(`To: ${stranger.email}`);
    await mailing.close();
    fs.rmSync(outbox, { recursive: true });
  });

  it('keeps at least one administrator, even if two leave at the same moment', async () => {
    const account = { role: 'admin', password_hash } as const;
    const admins = [await makePerson(account), await makePerson(account)];
    const answers = await Promise.all(admins.map(({ headers }) => remove({ password: OLD }, headers)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.text).toContain('You are the only administrator');
  });

  it('does not deadlock when many who like the same stories leave at the same moment', async () => {
    const stories: string[] = [];
    for (let number = 0; number < 40; number++) stories.push(await make.story());
    const readers = await Promise.all(Array.from({ length: 8 }, () => makePerson({ password_hash })));
    for (const [index, { id: user_id }] of readers.entries()) {
      const order = index % 2 === 0 ? stories : stories.toReversed();
      const marks = order.map((story_id) => ({ user_id, story_id, created_at: time.now() }));
      await database.db.insertInto('likes').values(marks).execute();
      await database.db.insertInto('bookmarks').values(marks).execute();
    }
    const answers = await Promise.all(readers.map(({ headers }) => remove({ password: OLD }, headers)));
    expect(answers.map(({ status }) => status)).toEqual(readers.map(() => 200));
    await background.idle();
    const counted = database.db
      .selectFrom('story_stats')
      .select(['likes_total', 'bookmarks_total'])
      .distinct();
    expect(await counted.execute()).toEqual([{ likes_total: 0, bookmarks_total: 0 }]);
  });

  it('leaves no row that names the person', async () => {
    await call('forgotPassword', { body: { email: person.email } });
    await background.idle();
    await remove({ password: OLD });
    await background.idle();
    for (const table of ['account_sessions', 'mail_links', 'credit_entries'] as const) {
      const rows = await database.db
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', person.id)
        .execute();
      expect(rows, table).toEqual([]);
    }
  });
});
