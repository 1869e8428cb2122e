import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { addJob, runJobs } from '../../../platform/jobs/jobs.ts';
import { createBackground } from '../../../platform/background.ts';
import { buildTestApp, testDeps } from '../../../testing/buildTestApp.ts';
import { callApi } from '../../../testing/callApi.ts';
import { cheapPasswords } from '../../../testing/cheapPasswords.ts';
import { people, type Person } from '../../../testing/people.ts';
import { plantTurns } from '../../../testing/longPlay.ts';
import { plansOf } from '../../../testing/plansOf.ts';
import { playing } from '../../../testing/playing.ts';
import { sweepAccounts } from '../../accounts/public.ts';
import { sweepWithdrawnStories } from '../../authoring/public.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { deleteSession } from './deleteSession.ts';
import { sweepDeletedSessions } from './emptyDeleted.ts';
import { waitingForLocks } from '../../../testing/waitingForLocks.ts';

const PASSWORD = 'Sarayu 1! river';

const background = createBackground(pino({ level: 'silent' }));

const database = await fileDatabase();
const app = await fileApp({ db: database.db, background });
const play = playing(app, database.db);
const person = people(database.db);
const password_hash = await cheapPasswords().hash(PASSWORD);

/** A reader who has played and likes another author's story. */
async function reader() {
  const who = await person({ password_hash });
  const { id: session_id } = await play.begin(who);
  await play.act(who, session_id, { selected_choice: 'Ring the bell' });
  const liked = await play.make.story();
  await play.call('likeStory', { ...who, params: { id: liked }, body: { is_liked: true } });
  return { who, session_id, liked };
}

describe('without reading a table whole', () => {
  /** Sequential scans are off, so a plan has one only where an index is missing, even for a small table. */
  const connection = () => ({ ...database.connection, options: '-c enable_seqscan=off' });
  const wholeReads = async (work: Parameters<typeof plansOf>[1]) => {
    const plans = await plansOf(connection(), work);
    expect(plans.map((plan) => plan.sql.split(' ', 1)[0])).toContain('delete');
    const reads = plans.flatMap((plan) => plan.scans.map((scan) => `${scan}: ${plan.sql}`));
    // `catalogue_totals` has a single row
    return reads.filter((read) => /^Seq Scan (?!catalogue_totals)/.test(read));
  };

  it('a session is deleted', async () => {
    const { session_id, who } = await reader();
    expect(
      await wholeReads((db) => deleteSession(testDeps({ db }), { session_id, user_id: who.id })),
    ).toEqual([]);
  });

  it('an account is deleted with what it has played and told', async () => {
    const { who } = await reader();
    await play.make.story({ author_id: who.id });
    const body = { password: PASSWORD, deletes_stories: true };
    const reads = await wholeReads(async (db) => {
      const explained = await buildTestApp({ db });
      const answer = await callApi(explained)('deleteMyAccount', { ...who, body });
      expect(answer).toMatchObject({ status: 200 });
      // waits until its job has ended
      await explained.close();
      expect(await accountOf(who)).toBeUndefined();
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

  /** A reader's play of a story whose author's account was deleted. */
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

it('others play the stories that somebody likes while that account’s history is deleted, and who leaves waits for nothing', async () => {
  const { who, session_id, liked } = await reader();
  const other = await person();
  const holder = new pg.Client(database.connection);
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from turns where session_id = $1 for update', [session_id]);
  const waiting = () => waitingForLocks(database.db);
  try {
    expect(await play.call('deleteMyAccount', { ...who, body: { password: PASSWORD } })).toMatchObject({
      status: 200,
    });
    await expect.poll(waiting).toBe(1);
    expect((await play.call('getMe', who)).status).toBe(401);
    const stats = sql`select from story_stats where story_id = ${liked} for no key update nowait`;
    await stats.execute(database.db);
    expect(await play.call('createSession', { ...other, body: { story_id: liked } })).toMatchObject({
      status: 201,
    });
  } finally {
    await holder.query('rollback');
    await holder.end();
  }
  await background.idle();
  expect(await accountOf(who)).toBeUndefined();
});

const accountOf = ({ id }: Person) =>
  database.db.selectFrom('users').where('id', '=', id).select('closed_at').executeTakeFirst();

it('a deletion that was given up is begun again a day later, and one that is at work is left alone', async () => {
  const { who } = await reader();
  const quiet = await buildTestApp({ db: database.db, jobs: {} });
  expect(await callApi(quiet)('deleteMyAccount', { ...who, body: { password: PASSWORD } })).toMatchObject({
    status: 200,
  });
  await quiet.close();
  const jobs = () =>
    database.db.selectFrom('jobs').where('user_id', '=', who.id).select('failed_at').execute();
  const swept = (hours: number) =>
    sweepAccounts({ db: database.db, clock: () => new Date(Date.now() + hours * 3_600_000) });
  await swept(25);
  expect(await jobs()).toEqual([{ failed_at: null }]);
  await sql`update jobs set failed_at = now() where user_id = ${who.id}`.execute(database.db);
  await swept(23);
  expect(await jobs()).toHaveLength(1);
  await swept(25);
  expect(await jobs()).toHaveLength(2);
  await runJobs(testDeps({ db: database.db }));
  expect(await accountOf(who)).toBeUndefined();
});

it('a job cannot delete an account that was not closed', async () => {
  const { who } = await reader();
  await addJob(database.db, { kind: 'deletion', user_id: who.id, data: {} });
  await runJobs(testDeps({ db: database.db }));
  expect(await accountOf(who)).toEqual({ closed_at: null });
});

describe('a session of thousands of turns that is deleted', () => {
  /** A reader who has finished a long game. The test runs its jobs. */
  async function longGame(turns: number) {
    const who = await person();
    const { id: session_id, story_id } = await play.begin(who);
    await play.act(who, session_id, { selected_choice: 'Ring the bell' });
    await play.act(who, session_id, { selected_choice: 'Sit down' });
    await plantTurns(database.db, { session_id, count: turns });
    const quiet = await buildTestApp({ db: database.db, jobs: {} });
    const call = callApi(quiet);
    const params = { session_id };
    expect((await call('deleteSession', { ...who, params })).status).toBe(200);
    return { who, story_id, params, call, close: () => quiet.close() };
  }
  const turnsLeft = async (session_id: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from turns where session_id = ${session_id}
    `.execute(database.db);
    return rows[0]!.count;
  };
  const rowOf = ({ session_id }: { readonly session_id: string }) =>
    database.db.selectFrom('game_sessions').where('id', '=', session_id).select('id').executeTakeFirst();

  it('is hidden from all lists and calls before its turns are deleted', async () => {
    const { who, story_id, params, call, close } = await longGame(1500);
    expect(await turnsLeft(params.session_id)).toBe(1503);
    const statuses = [
      await call('getSession', { ...who, params }),
      await call('deleteSession', { ...who, params }),
      await call('exportSession', { ...who, params, query: { format: 'json' } }),
      await call('mapSession', { ...who, params }),
      await call('getEnding', { ...who, params }),
      await call('moveSession', { ...who, params, body: { number: 1 } }),
      await play.tryTo(who, params.session_id, { action_type: 'undo' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 404]);
    expect((await call('listSessions', { ...who })).body.sessions).toEqual([]);
    expect((await call('checkSession', { ...who, params: { story_id } })).body).toMatchObject({
      has_existing_session: false,
    });
    expect((await call('listFinishedStories', { ...who })).body.stories).toEqual([]);
    expect((await call('getFoundEndings', { ...who, params: { story_id } })).body).toMatchObject({
      found: [],
    });
    await close();
    await runJobs(testDeps({ db: database.db }));
    expect([await rowOf(params), await turnsLeft(params.session_id)]).toEqual([undefined, 0]);
  });

  it('is emptied in batches, from where a process has died', async () => {
    const { params, close } = await longGame(3500);
    await close();
    await sql`create table deleted_turns (count integer)`.execute(database.db);
    await sql`
      create function note_deleted() returns trigger language plpgsql as $$
      begin
        insert into deleted_turns select count(*) from gone having count(*) > 0;
        return null;
      end $$
    `.execute(database.db);
    await sql`
      create trigger noted after delete on turns referencing old table as gone for each statement
      execute function note_deleted()
    `.execute(database.db);
    const batches = async () =>
      (await sql<{ count: number }>`select count from deleted_turns`.execute(database.db)).rows.map(
        ({ count }) => count,
      );
    const failpoint = (point: string) => {
      if (point === 'while-deleting') throw new Error('the process has died');
    };
    await runJobs(testDeps({ db: database.db, failpoint }));
    expect(await batches()).toEqual([1000]);
    expect(await rowOf(params)).toBeDefined();
    await sql`update jobs set due_at = now() where kind = 'session_deletion'`.execute(database.db);
    await runJobs(testDeps({ db: database.db }));
    expect(await batches()).toEqual([1000, 1000, 1000, 503]);
    expect(await rowOf(params)).toBeUndefined();
  });

  it('is deleted again a day after its deletion was given up; a session that is not hidden is never emptied', async () => {
    const { who, params, close } = await longGame(1200);
    await close();
    await sql`update jobs set failed_at = now() where user_id = ${who.id}`.execute(database.db);
    const swept = (hours: number) =>
      sweepDeletedSessions({ db: database.db, clock: () => new Date(Date.now() + hours * 3_600_000) });
    await swept(23);
    await runJobs(testDeps({ db: database.db }));
    expect(await rowOf(params)).toBeDefined();
    await swept(25);
    await swept(25);
    await runJobs(testDeps({ db: database.db }));
    expect(await rowOf(params)).toBeUndefined();
    const { id: session_id } = await play.begin(who);
    await addJob(database.db, { kind: 'session_deletion', user_id: who.id, data: { session_id } });
    await runJobs(testDeps({ db: database.db }));
    expect([await rowOf({ session_id }), await turnsLeft(session_id)]).toEqual([{ id: session_id }, 1]);
  });
});
