/** The cost of counting for a player who has played for years. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../platform/db/schema.ts';
import { factories } from '../../testing/factories.ts';
import { plantTurns } from '../../testing/longPlay.ts';
import { people } from '../../testing/people.ts';
import { plansOf } from '../../testing/plansOf.ts';
import { PROGRESS_NOW as NOW, progressPlayer } from '../../testing/progressPlayer.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import { ALL_TIME } from './deeds.ts';
import { settleProgress } from './settleProgress.ts';

const database = await fileDatabase();
const player = progressPlayer(factories(database.db), people(database.db));
const settle = ({ user_id }: { readonly user_id: string }, now = NOW, db: Database = database.db) =>
  settleProgress({ db, clock: () => now }, { user_id });

/** Counts the rows read to count one more turn, and lists the statements that read them. */
async function costOfATurn(who: Awaited<ReturnType<typeof player>>) {
  await settle(who);
  await sql`vacuum analyze`.execute(database.db);
  await plantTurns(database.db, { session_id: who.session_id, count: 1 });
  const plans = await plansOf(database.connection, (db) => settle(who, NOW, db));
  const whole = plans.flatMap(({ sql: text, scans }) =>
    scans
      .filter((scan) => /^Seq Scan (?:turns|progress_deeds|paid_tasks)/.test(scan))
      .map((scan) => `${scan}: ${text}`),
  );
  return { rows: plans.reduce((sum, plan) => sum + plan.rows, 0), whole };
}

it('A turn is counted at the same cost after 2,400 turns, 700 days and 1,400 paid tasks as after 300 turns', async () => {
  const { db } = database;
  // enough data of other accounts that no table is small
  await plantTurns(db, { session_id: (await player()).session_id, count: 6000 });
  const [young, old] = [await player(), await player()];
  await plantTurns(db, { session_id: young.session_id, count: 300 });
  await plantTurns(db, { session_id: old.session_id, count: 2400 });
  await sql`
    insert into paid_tasks (user_id, number, task_id, scope, stars, coins, finished_at)
    select ${old.user_id}::uuid, day * 2 + task, 'of_a_test_' || task,
      to_char(${NOW}::timestamptz - (day + 10) * interval '1 day', 'YYYY-MM-DD'), 1, 1, now()
    from generate_series(0, 699) day, generate_series(1, 2) task
  `.execute(db);
  await sql`
    insert into progress_deeds select ${old.user_id}::uuid, 'ever', 'day',
      to_char(${NOW}::timestamptz - day * interval '1 day', 'YYYY-MM-DD') from generate_series(1, 700) day
  `.execute(db);
  const [few, many] = [await costOfATurn(young), await costOfATurn(old)];
  expect(many.whole).toEqual([]);
  // about forty paid tasks of all time are read; reading what was played would add at least 700 rows
  expect(many.rows - few.rows).toBeLessThan(200);
  const { amount, stars, streak } = await settle(old);
  // the last turn repeats the words of the first
  expect([amount('part', ALL_TIME), amount('words', ALL_TIME)]).toEqual([2401, 2400]);
  expect(stars).toBeGreaterThan(1400);
  expect(streak.longest).toBe(701);
}, 240_000);
