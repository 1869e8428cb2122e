import { FOLLOWS_MAX } from '@kathaloka/contract/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { callApi } from '../../testing/callApi.ts';
import { factories } from '../../testing/factories.ts';
import { people, type Person } from '../../testing/people.ts';
import { plansOf } from '../../testing/plansOf.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';
import { readConfig } from '../../config.ts';
import { listFollowedStories } from './listFollowedStories.ts';

const database = await fileDatabase();
const { db } = database;
const call = callApi(await fileApp({ db }));
const make = factories(db);
const person = people(db);

let reader: Person;
let author: Person;
let first: string;

beforeEach(async () => {
  reader = await person();
  author = await person({ display_name: 'Meera' });
  first = await make.story({ author_id: author.id, title: 'First' });
});

const follow = (who: Person, { username }: Pick<Person, 'username'>, is_followed = true) =>
  call('followAuthor', { ...who, params: { username }, body: { is_followed } });
const tieTo = (who: Person, { username }: Pick<Person, 'username'>) =>
  call('getFollow', { ...who, params: { username } });
const rowOf = async (who: Person) => (await call('listFollowedStories', who)).body.map(({ id }) => id);
const listOf = async (who: Person) => (await call('listFollows', who)).body;

describe('PUT /authors/{username}/follow', () => {
  it('follows an author, whatever the case of the name, and no longer', async () => {
    expect((await tieTo(reader, author)).body).toEqual({ is_followed: false, can_follow: true });
    const written = { username: author.username.toUpperCase() };
    for (const is_followed of [true, true]) {
      const { status, body } = await follow(reader, written, is_followed);
      expect([status, body]).toEqual([200, { is_followed: true, can_follow: true }]);
    }
    expect((await tieTo(reader, author)).body.is_followed).toBe(true);
    expect((await listOf(reader)).authors).toEqual([
      { username: author.username, display_name: 'Meera', avatar_url: null },
    ]);
    for (const is_followed of [false, false])
      expect((await follow(reader, author, is_followed)).body.is_followed).toBe(false);
    expect((await listOf(reader)).authors).toEqual([]);
    expect(await rowOf(reader)).toEqual([]);
  });

  it('refuses the author themselves', async () => {
    expect((await tieTo(author, author)).body).toEqual({ is_followed: false, can_follow: false });
    expect(await follow(author, author)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('finds nobody without a page', async () => {
    const without = await person();
    const draft = await person();
    await make.story({ author_id: draft.id, status: 'draft', published_at: null });
    for (const nobody of [without, draft, { username: 'nobody_at_all' }])
      expect(await follow(reader, nobody)).toMatchObject({ status: 404, body: { resource: 'author' } });
  });

  it('ends at a number of authors, also for many at the same time', async () => {
    const others = await db
      .insertInto('users')
      .values(
        Array.from({ length: FOLLOWS_MAX - 1 }, () => {
          const id = newId();
          return {
            id,
            username: `x${id.slice(-12)}`,
            email: `${id}@example.org`,
            role: 'player' as const,
            created_at: new Date(),
          };
        }),
      )
      .returning('id')
      .execute();
    const followed_at = new Date();
    await db
      .insertInto('author_follows')
      .values(others.map(({ id: author_id }) => ({ user_id: reader.id, author_id, followed_at })))
      .execute();
    const authors = await Promise.all([1, 2, 3].map(() => person()));
    for (const { id } of authors) await make.story({ author_id: id });
    const answers = await Promise.all(authors.map((each) => follow(reader, each)));
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({ code: 'limit_reached', resource: 'follow', max: FOLLOWS_MAX });
  });
});

describe('GET /stories/followed/', () => {
  it('has the newest published stories of the followed, and of nobody else', async () => {
    const second = await make.story({ author_id: author.id, title: 'Second' });
    await make.story({ author_id: author.id, status: 'draft', published_at: null });
    await make.story({ author_id: author.id, status: 'archived' });
    const told = await make.story({ author_id: author.id, title: 'Of an invented teller' });
    await db
      .insertInto('story_tellers')
      .values({ story_id: told, name: 'Pagi', voice: 'A tracker.' })
      .execute();
    const other = await person();
    await make.story({ author_id: other.id });
    await follow(reader, author);
    expect(await rowOf(reader)).toEqual([second, first]);
    expect(await rowOf(other)).toEqual([]);
  });

  it('leaves out who is blocked, and has them again afterwards', async () => {
    await follow(reader, author);
    const account = db.updateTable('users').where('id', '=', author.id);
    await account.set({ blocked_at: new Date(), blocked_reason: 'Spam' }).execute();
    expect(await rowOf(reader)).toEqual([]);
    expect((await listOf(reader)).authors).toEqual([]);
    await account.set({ blocked_at: null, blocked_reason: null }).execute();
    expect(await rowOf(reader)).toEqual([first]);
  });

  it('ends with the account of the author', async () => {
    await follow(reader, author);
    await db.deleteFrom('stories').where('author_id', '=', author.id).execute();
    await db.deleteFrom('users').where('id', '=', author.id).execute();
    expect((await listOf(reader)).authors).toEqual([]);
  });

  it('is read by indexes', async () => {
    await follow(reader, author);
    for (let at = 0; at < 300; at++) await make.story();
    const plans = await plansOf(database.connection, (watched) =>
      listFollowedStories(
        { db: watched, config: readConfig({}) },
        { ...reader, role: 'player', is_verified: true, has_premium_access: false },
      ),
    );
    const scans = plans.flatMap((plan) => plan.scans);
    expect(scans.length).toBeGreaterThan(0);
    expect(scans.filter((scan) => /^Seq Scan (stories|author_follows)$/.test(scan))).toEqual([]);
  });
});

it('The weekly letter is off until a reader asks for it', async () => {
  expect((await listOf(reader)).wants_letter).toBe(false);
  for (const wants_letter of [true, true, false]) {
    const { body } = await call('changeFollowLetter', { ...reader, body: { wants_letter } });
    expect(body.wants_letter).toBe(wants_letter);
    expect((await listOf(reader)).wants_letter).toBe(wants_letter);
  }
});

it('An account of the young follows nobody', async () => {
  const young = await person({ birth_year: new Date().getUTCFullYear() - 14 });
  expect((await follow(young, author)).status).toBe(403);
  expect((await call('listFollowedStories', young)).status).toBe(403);
  expect((await call('changeFollowLetter', { ...young, body: { wants_letter: true } })).status).toBe(403);
});
