import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Deps } from '../../platform/Deps.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { factories } from '../../testing/factories.ts';
import { plantTurns } from '../../testing/longPlay.ts';
import { people } from '../../testing/people.ts';
import { plansOf } from '../../testing/plansOf.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import { getOverview } from './getOverview.ts';
import { sweepOverview } from './sweepOverview.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const clock = () => NOW;
const DAYS = 10;
const TURNS_A_DAY = 200;

const database = await fileDatabase();

beforeAll(async () => {
  const { db } = database;
  const created_at = new Date(NOW.getTime() - (DAYS + 1) * DAY_MS);
  const { id: user_id } = await people(db)({ created_at });
  const session_id = await factories(db).session({
    user_id,
    story_id: await factories(db).story(),
    created_at,
  });
  await plantTurns(db, { session_id, count: DAYS * TURNS_A_DAY });
  await sql`
    update turns set committed_at = ${NOW}::timestamptz - ((depth - 2) / ${TURNS_A_DAY}::integer + 1) * interval '1 day'
    where depth > 1
  `.execute(db);
  await sql`update users set created_at = ${created_at}`.execute(db);
  await sql`vacuum analyze`.execute(db);
});

const storedDays = async (): Promise<number> => {
  const { rows } = await sql<{ days: number }>`
    select count(*)::integer as days from overview_days where (figures ->> 'turns')::integer > 0
  `.execute(database.db);
  return rows[0]!.days;
};

it('days that no sweep has counted are counted one by one, from where the last one was stopped', async () => {
  const stopping = new AbortController();
  await sweepOverview({ db: stoppedAfter(database.db, stopping), clock, signal: stopping.signal });
  const before = await storedDays();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(DAYS);
  const plans = await plansOf(database.connection, (db) => sweepOverview({ db, clock }));
  // an index finds each row of a turn and its session
  expect(Math.max(...plans.map(({ rows }) => rows))).toBeLessThan(3 * TURNS_A_DAY);
  expect(plans.flatMap(({ scans }) => scans)).not.toContain('Seq Scan turns');
  expect(await storedDays()).toBe(DAYS);
  const { by_day } = await getOverview({ db: database.db, clock }, { days: 30 });
  expect(by_day.map(({ turns }) => turns).filter(Boolean)).toEqual(Array(DAYS).fill(TURNS_A_DAY));
});

/** Stops the sweep when it has counted its first days. */
function stoppedAfter(db: Deps['db'], stopping: AbortController): Deps['db'] {
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if ((await storedDays()) > 2) stopping.abort();
      return result;
    },
  }) as Deps['db'];
}
