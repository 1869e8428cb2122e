import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { callApi } from '../../../testing/callApi.ts';
import { cheapPasswords } from '../../../testing/cheapPasswords.ts';
import { people, type Person } from '../../../testing/people.ts';
import { plansOf } from '../../../testing/plansOf.ts';
import { playing } from '../../../testing/playing.ts';
import { sweepWithdrawnStories } from '../../authoring/public.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { deleteSession } from './deleteSession.ts';

const PASSWORD = 'Sarayu 1! river';

let database: TestDatabase;
let app: Awaited<ReturnType<typeof buildTestApp>>;
let play: ReturnType<typeof playing>;
let person: ReturnType<typeof people>;
let password_hash: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp({ db: database.db });
  play = playing(app, database.db);
  person = people(database.db);
  password_hash = await cheapPasswords().hash(PASSWORD);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Somebody who has played and likes another story. */
async function reader() {
  const who = await person({ password_hash });
  const { id: session_id } = await play.begin(who);
  await play.act(who, session_id, { selected_choice: 'Ring the bell' });
  const liked = await play.make.story();
  await play.call('likeStory', { ...who, params: { id: liked }, body: { is_liked: true } });
  return { who, session_id, liked };
}

describe('without reading a table whole', () => {
  /** Only what has no index is read whole, however few rows there are. */
  const connection = () => ({ ...database.connection, options: '-c enable_seqscan=off' });
  const wholeReads = async (work: Parameters<typeof plansOf>[1]) => {
    const plans = await plansOf(connection(), work);
    expect(plans.map((plan) => plan.sql.split(' ', 1)[0])).toContain('delete');
    const reads = plans.flatMap((plan) => plan.scans.map((scan) => `${scan}: ${plan.sql}`));
    // the totals are a single row
    return reads.filter((read) => /^Seq Scan (?!catalogue_totals)/.test(read));
  };

  it('a session is deleted', async () => {
    const { session_id, who } = await reader();
    expect(await wholeReads((db) => deleteSession({ db }, { session_id, user_id: who.id }))).toEqual([]);
  });

  it('an account is deleted with what it has played and told', async () => {
    const { who } = await reader();
    await play.make.story({ author_id: who.id });
    const body = { password: PASSWORD, deletes_stories: true };
    const reads = await wholeReads(async (db) => {
      const explained = await buildTestApp({ db });
      const answer = await callApi(explained)('deleteMyAccount', { ...who, body });
      expect(answer).toMatchObject({ status: 200 });
      await explained.close();
    });
    expect(reads).toEqual([]);
  });
});

describe('an author who leaves with their stories', () => {
  const leave = (who: Person) =>
    play.call('deleteMyAccount', { ...who, body: { password: PASSWORD, deletes_stories: true } });
  const rowOf = (id: string) =>
    database.db
      .selectFrom('stories')
      .where('id', '=', id)
      .select(['status', 'author_id', 'story_structure', 'story_description', 'story_prompt'])
      .executeTakeFirst();

  /** Somebody's play of a story whose author has left since. */
  async function left() {
    const author = await person({ password_hash });
    const player = await person();
    const { id, story_id } = await play.begin(player, { author_id: author.id });
    const unplayed = await play.make.story({ author_id: author.id });
    await play.act(player, id, { selected_choice: 'Ring the bell' });
    const before = await play.read(player, id);
    const action = play.act(player, id, { selected_choice: 'Sit down' });
    expect((await leave(author)).status).toBe(200);
    await action;
    return { player, id, story_id, unplayed, before };
  }

  it('takes nothing from those who play them', async () => {
    const { player, id, story_id, unplayed, before } = await left();
    const now = await play.read(player, id);
    expect(now.story).toEqual(before.story);
    expect(now.session_data.narrative_history.slice(0, 2)).toEqual(before.session_data.narrative_history);
    expect(now.session_data.narrative_history).toHaveLength(3);
    await play.act(player, id, { action_type: 'undo' });
    expect(await rowOf(unplayed)).toBeUndefined();
    expect(await rowOf(story_id)).toEqual({
      status: 'archived',
      author_id: null,
      story_structure: {},
      story_description: '',
      story_prompt: '',
    });
  });

  it('leaves nothing that could be begun or published again', async () => {
    const { player, id, story_id } = await left();
    const begin = await play.call('createSession', { ...player, body: { story_id } });
    expect(begin.status).toBe(404);
    const admin = await person({ role: 'admin' });
    const restore = { action: 'restore', ids: [story_id] } as const;
    const { body } = await play.call('changeStories', { ...admin, body: restore });
    expect(body.results).toMatchObject([{ outcome: 'wrong_status' }]);
    expect(await play.call('restoreStory', { ...admin, params: { id: story_id } })).toMatchObject({
      status: 409,
      body: { code: 'wrong_status' },
    });
    expect((await play.call('createSession', { ...admin, body: { story_id } })).status).toBe(404);
    await sweepWithdrawnStories({ db: database.db });
    expect(await rowOf(story_id)).toBeDefined();
    await play.call('deleteSession', { ...player, params: { session_id: id } });
    await sweepWithdrawnStories({ db: database.db });
    expect(await rowOf(story_id)).toBeUndefined();
  });
});

it('others play the stories that somebody likes while that account’s history is deleted', async () => {
  const { who, session_id, liked } = await reader();
  const other = await person();
  const holder = new pg.Client(database.connection);
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from turns where session_id = $1 for update', [session_id]);
  const leaving = play.call('deleteMyAccount', { ...who, body: { password: PASSWORD } });
  const waiting = async () =>
    (
      await holder.query(`select from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`)
    ).rowCount;
  try {
    await expect.poll(waiting).toBe(1);
    const stats = sql`select from story_stats where story_id = ${liked} for no key update nowait`;
    await stats.execute(database.db);
    expect(await play.call('createSession', { ...other, body: { story_id: liked } })).toMatchObject({
      status: 201,
    });
  } finally {
    await holder.query('rollback');
    await holder.end();
  }
  expect(await leaving).toMatchObject({ status: 200 });
});
