import { MyData } from '@kathaloka/contract/entities';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPasswords } from '../../platform/auth/passwords.ts';
import { createBackground } from '../../platform/background.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { callApi } from '../../testing/callApi.ts';
import { factories } from '../../testing/factories.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { people, type Person } from '../../testing/people.ts';
import { plansOf } from '../../testing/plansOf.ts';
import { createPostbox } from '../../testing/postbox.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { storiesBy } from '../authoring/service.ts';

const OLD = 'Sarayu 1! river';
const NEW = 'Godavari 2! river';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

const time = movableClock();
const postbox = createPostbox();
const background = createBackground(pino({ level: 'silent' }));
let database: TestDatabase;
let app: FastifyInstance;
let call: ReturnType<typeof callApi>;
let makePerson: ReturnType<typeof people>;
let make: ReturnType<typeof factories>;
let password_hash: string;
let person: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp({ db: database.db, clock: time.clock, mailer: postbox, background });
  call = callApi(app);
  makePerson = people(database.db, time.clock);
  make = factories(database.db);
  password_hash = await createPasswords().hash(OLD);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  await database.db.deleteFrom('users').where('role', '=', 'admin').execute();
  person = await makePerson({ password_hash });
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

  it('asks for the present one, keeps this browser in, puts all others out, and tells the owner', async () => {
    const elsewhere = await loginToken();
    expect((await change(OLD)).status).toBe(200);
    await background.idle();
    expect((await call('getMe', { headers: person.headers })).status).toBe(200);
    expect((await call('getMe', { token: elsewhere })).status).toBe(401);
    expect(await loginToken(NEW)).toBeTruthy();
    expect(postbox.last(person.email).subject).toBe('Your password was changed');
  });

  it('is a fault of the field when the present one is wrong: nobody is signed out for it', async () => {
    expect(await change(NEW)).toMatchObject(fault('current_password'));
    expect((await call('getMe', { headers: person.headers })).status).toBe(200);
  });

  it('cannot begin with no password at all', async () => {
    const google = await makePerson({ google_sub: `google of ${person.id}` });
    expect(await change(OLD, google.headers)).toMatchObject(fault('current_password'));
  });
});

describe('the list of sessions', () => {
  it('names the browsers, this one among them, the one used last first', async () => {
    time.pass(60_000);
    const token = await loginToken();
    const { body } = await call('listAccountSessions', { token });
    expect(body).toMatchObject([
      { device: 'Firefox on Linux', created_at: time.now().toISOString(), is_current: true },
      { id: person.session_id, is_current: false },
    ]);
    expect(Object.keys(body[0]!)).toEqual(['id', 'device', 'created_at', 'last_used_at', 'is_current']);
  });

  it('shows nobody else, and no session that is over', async () => {
    await makePerson();
    const token = await loginToken();
    time.pass(25 * 3_600_000);
    const again = await loginToken();
    const { body } = await call('listAccountSessions', { token: again });
    expect(body).toHaveLength(1);
    expect((await call('getMe', { token })).status).toBe(401);
  });

  it('can be emptied but for this one', async () => {
    const others = [await loginToken(), await loginToken()];
    const stranger = await makePerson();
    expect((await call('endOtherSessions', { headers: person.headers })).status).toBe(200);
    for (const token of others) expect((await call('getMe', { token })).status).toBe(401);
    const { refresh_token } = person;
    expect((await call('refreshTokens', { body: { refresh_token } })).status).toBe(200);
    expect((await call('getMe', { headers: stranger.headers })).status).toBe(200);
  });
});

describe('downloading my data', () => {
  const download = () => call('downloadMyData', { headers: person.headers });

  it('gives everything that is kept, and no hash', async () => {
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
    const entry = { id: mark.story_id, user_id: person.id, kind: 'grant' as const, amount: 100 };
    await database.db
      .insertInto('credit_entries')
      .values({ ...entry, created_at: time.now() })
      .execute();

    const { status, body, text } = await download();
    expect(status).toBe(200);
    expect(MyData.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      exported_at: time.now().toISOString(),
      user: { id: person.id, email: person.email },
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
      credit_entries: [{ kind: 'grant', amount: 100 }],
    });
    expect(text).not.toContain('argon2');
    expect(text).not.toContain('Of somebody else');
  });

  it('is put together in as many queries, however much somebody wrote', async () => {
    const { id, session_id } = person;
    const author = { id, session_id, role: 'player', is_verified: true, has_premium_access: false } as const;
    const queries = async () =>
      (await plansOf(database.connection, (db) => storiesBy(db, author))).map((plan) => plan.sql);
    await make.story({ author_id: id });
    const few = await queries();
    for (let number = 0; number < 20; number++) await make.story({ author_id: id });
    expect(await queries()).toEqual(few);
  });

  it('has a place for every table that knows people', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'author_id') order by 1
    `.execute(database.db);
    // a new one goes into the download, or here with the reason why not
    const withoutContent = ['mail_links.user_id'];
    const inDownload = [
      'account_sessions.user_id',
      'bookmarks.user_id',
      'credit_entries.user_id',
      'game_sessions.user_id',
      'likes.user_id',
      'stories.author_id',
    ];
    expect(rows.map(({ name }) => name)).toEqual([...inDownload, ...withoutContent].sort());
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

  it('asks for the password', async () => {
    expect(await remove({ password: NEW })).toMatchObject(fault('password'));
    expect(await remove({})).toMatchObject(fault('password'));
    expect((await call('getMe', { headers: person.headers })).status).toBe(200);
    expect(await remaining()).toHaveLength(3);
  });

  it('leaves published stories in the library without a name, and takes drafts away', async () => {
    expect((await remove({ password: OLD })).status).toBe(200);
    expect(await remaining()).toEqual([
      { title: 'Put away', author_id: null },
      { title: 'Told', author_id: null },
    ]);
    const { body } = await call('listStories');
    expect(body.stories.map(({ title, author }) => [title, author])).toEqual([
      ['Told', { display_name: null, avatar_url: null }],
    ]);
  });

  it('takes all stories along when the person says so', async () => {
    await remove({ password: OLD, deletes_stories: true });
    expect(await remaining()).toEqual([]);
  });

  it('ends everything, frees the name and the address, and says good-bye', async () => {
    await remove({ password: OLD });
    await background.idle();
    expect((await call('getMe', { headers: person.headers })).status).toBe(401);
    const { refresh_token, username, email } = person;
    expect((await call('refreshTokens', { body: { refresh_token } })).status).toBe(401);
    expect(postbox.last(email).subject).toBe('Your account was deleted');
    const body = { username, email, password: NEW, confirm_password: NEW };
    expect((await call('register', { body })).status).toBe(201);
  });

  it('needs no password of an account that has none', async () => {
    const google = await makePerson({ google_sub: `google of ${person.id}` });
    expect((await remove({}, google.headers)).status).toBe(200);
  });

  it('never leaves the house without an administrator, though two go at the same moment', async () => {
    const admins = [await makePerson({ role: 'admin' }), await makePerson({ role: 'admin' })];
    const answers = await Promise.all(admins.map(({ headers }) => remove({}, headers)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.text).toContain('You are the only administrator');
  });

  it('lets many go at the same moment, though they like the same stories', async () => {
    const stories: string[] = [];
    for (let number = 0; number < 40; number++) stories.push(await make.story());
    const readers = await Promise.all(Array.from({ length: 8 }, () => makePerson()));
    for (const [index, { id: user_id }] of readers.entries()) {
      const order = index % 2 === 0 ? stories : stories.toReversed();
      const marks = order.map((story_id) => ({ user_id, story_id, created_at: time.now() }));
      await database.db.insertInto('likes').values(marks).execute();
      await database.db.insertInto('bookmarks').values(marks).execute();
    }
    const answers = await Promise.all(readers.map(({ headers }) => remove({}, headers)));
    expect(answers.map(({ status }) => status)).toEqual(readers.map(() => 200));
    const counted = database.db.selectFrom('stories').select(['likes_total', 'bookmarks_total']).distinct();
    expect(await counted.execute()).toEqual([{ likes_total: 0, bookmarks_total: 0 }]);
  });

  it('leaves no row behind that names the person', async () => {
    await call('forgotPassword', { body: { email: person.email } });
    await background.idle();
    await remove({ password: OLD });
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
