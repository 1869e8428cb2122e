import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/schema.ts';
import { factories } from '../../../testing/factories.ts';
import { plantTurns } from '../../../testing/longPlay.ts';
import { people } from '../../../testing/people.ts';
import { plansOf } from '../../../testing/plansOf.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { findMostPlayed } from '../trendingRepository.ts';
import { playedDay } from '../playedDay.ts';
import { findMostBegun } from './storyPlaysRepository.ts';
import { sweepStoryHours } from './sweepStoryHours.ts';

const HOUR_MS = 3_600_000;
/** Real time, because the database uses its own clock. */
const now = () => new Date();
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

let database: TestDatabase;
let db: Database;
let make: ReturnType<typeof factories>;
beforeEach(async () => {
  database = await createTestDatabase();
  db = database.db;
  make = factories(db);
});
afterEach(() => database.drop());

const sweep = () => sweepStoryHours({ db, clock: now });

async function session(
  story_id: string,
  { turns = 0, hours = 1, is_completed = false } = {},
): Promise<string> {
  const named = { username: `p${Math.random()}`, email: `${Math.random()}@example.org` };
  const { id: user_id } = await people(db)(named);
  const session_id = await make.session({ user_id, story_id, created_at: hoursAgo(hours) });
  if (turns > 0) await plantTurns(db, { session_id, count: turns });
  if (is_completed) await finish(session_id);
  return session_id;
}

const finish = (session_id: string, is_completed = true) =>
  db.updateTable('game_sessions').set({ is_completed }).where('id', '=', session_id).execute();

const turnsOf = async (story_id: string): Promise<number> => {
  const { rows } = await sql<{ turns: number }>`
    select coalesce(sum(turns), 0)::integer as turns from story_hours where story_id = ${story_id}
  `.execute(db);
  return rows[0]!.turns;
};

const rateOf = async (story_id: string) => {
  const { rows } = await sql<{ rate: number; sessions: number }>`
    select completion_rate as rate, sessions_total as sessions from story_stats where story_id = ${story_id}
  `.execute(db);
  return rows[0]!;
};

describe('What is played of a story', () => {
  it('is counted by deltas: sessions that end, go back and are deleted as well', async () => {
    const story = await make.story();
    const [first, second] = [
      await session(story, { turns: 5 }),
      await session(story, { is_completed: true }),
    ];
    await session(story, { hours: 30 });
    await session(story);
    await sweep();
    expect(await turnsOf(story)).toBe(9);
    expect(await rateOf(story)).toEqual({ rate: 25, sessions: 4 });
    await finish(first);
    await sweep();
    expect(await rateOf(story)).toEqual({ rate: 50, sessions: 4 });
    await finish(second, false);
    await db.deleteFrom('game_sessions').where('id', '=', first).execute();
    await sweep();
    expect(await rateOf(story)).toEqual({ rate: 0, sessions: 3 });
    expect(await turnsOf(story)).toBe(9);
  });

  it('is counted once by five processes at the same time', async () => {
    const story = await make.story();
    for (let at = 0; at < 10; at += 1) await session(story, { turns: 3, is_completed: at % 2 === 0 });
    await Promise.all(Array.from({ length: 5 }, () => sweep()));
    expect(await turnsOf(story)).toBe(40);
    expect(await rateOf(story)).toEqual({ rate: 50, sessions: 10 });
  });

  it('is ranked without reading a turn or a session, before it is merged and after', async () => {
    const [quiet, busy] = [await make.story(), await make.story()];
    await session(quiet, { turns: 10 });
    await session(busy, { turns: 1000 });
    for (const merge of [() => Promise.resolve(), sweep]) {
      await merge();
      await sql`vacuum analyze`.execute(db);
      expect(await findMostPlayed(db, now(), 10)).toEqual([busy, quiet]);
      const plans = await plansOf(database.connection, (each) => findMostPlayed(each, now(), 10));
      expect(plans.flatMap(({ scans }) => scans).filter((scan) => /turns|game_sessions/.test(scan))).toEqual(
        [],
      );
    }
    const plans = await plansOf(database.connection, (each) => findMostPlayed(each, now(), 10));
    expect(plans[0]!.rows, 'as many as there are stories and hours').toBeLessThan(300);
  });
});

describe('How often stories were begun', () => {
  const begun = async (days: number) =>
    (await findMostBegun(db, hoursAgo(24 * days), 10)).map(({ id, plays }) => [id, plays]);

  it('is known before it is merged and after, without a look at a session, less those that were deleted', async () => {
    const [one, other] = [await make.story(), await make.story()];
    const first = await session(one, { hours: 30 });
    await session(one);
    await session(one);
    await session(other, { hours: 24 * 20 });
    for (const merge of [() => Promise.resolve(), sweep]) {
      await merge();
      expect(await begun(7)).toEqual([[one, 3]]);
      const month = await begun(30);
      expect(month).toEqual([
        [one, 3],
        [other, 1],
      ]);
      const plans = await plansOf(database.connection, (each) => findMostBegun(each, hoursAgo(168), 10));
      expect(plans.flatMap(({ scans }) => scans).filter((scan) => /game_sessions|turns/.test(scan))).toEqual(
        [],
      );
    }
    await db.deleteFrom('game_sessions').where('id', '=', first).execute();
    expect(await begun(7)).toEqual([[one, 2]]);
    await sweep();
    expect(await begun(7)).toEqual([[one, 2]]);
  });
});

describe('What was played on a day', () => {
  it('is read without a look at a turn or a session, before it is merged and after, however many were told', async () => {
    const today = new Date(new Date().toISOString().slice(0, 10));
    await sql`update played_days_since set day = ${today}`.execute(db);
    const story = await make.story();
    for (let at = 0; at < 4; at += 1) await session(story, { turns: 500, hours: 0 });
    const read = async (each: Database) => {
      await playedDay({ db: each }, today);
    };
    const expected = { turns: expect.objectContaining({ active_players: 4 }), plays: 4 };
    for (const merge of [() => Promise.resolve(), sweep]) {
      await merge();
      await sql`vacuum analyze`.execute(db);
      expect(await playedDay({ db }, today)).toMatchObject(expected);
      const plans = await plansOf(database.connection, read);
      expect(
        plans.flatMap(({ scans }) => scans).filter((scan) => /\bturns\b|game_sessions/.test(scan)),
      ).toEqual([]);
    }
    const plans = await plansOf(database.connection, read);
    expect(Math.max(...plans.map(({ rows }) => rows)), 'as many as there are players').toBeLessThan(20);
  });

  it('that began before the counting is not known', async () => {
    expect(await playedDay({ db }, hoursAgo(24))).toBeUndefined();
  });

  it('is forgotten when no overview asks for it any more', async () => {
    await sql`insert into played_days values ('2020-01-01', 'tenali', 1, 0, 0, 0, 1)`.execute(db);
    await sql`insert into played_times values ('2020-01-01', 'tenali', 100, 1)`.execute(db);
    await sweep();
    const { rows } = await sql`
      select from played_days where day < '2021-01-01' union all select from played_times where day < '2021-01-01'
    `.execute(db);
    expect(rows).toEqual([]);
  });
});
