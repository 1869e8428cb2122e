import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { systemClock as clock } from '../../platform/clock.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { plansOf } from '../../testing/plansOf.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import { sweepOverview } from './sweepOverview.ts';
import { countUsage } from './usageRepository.ts';

const HOURS = 12;
const AN_HOUR = 300;
/** The beginning of counting, this many hours before the current hour. */
const BEGAN = new Date((Math.floor(Date.now() / HOUR_MS) - HOURS) * HOUR_MS);
const DAY = { from: new Date(BEGAN.getTime() - 4 * HOUR_MS), to: new Date(BEGAN.getTime() + 24 * HOUR_MS) };

const database = await fileDatabase();

beforeAll(async () => {
  await sql`update usage_counted set until = ${BEGAN}`.execute(database.db);
  await sql`
    insert into model_usage (at, model, calls, prompt_tokens, cached_tokens, completion_tokens)
    select ${BEGAN}::timestamptz + n * interval '1 hour' / ${AN_HOUR}, case n % 2 when 0 then 'birbal' else 'tenali' end, 2, 100, 50, 10
    from generate_series(0, ${HOURS * AN_HOUR - 1}::integer) n
  `.execute(database.db);
  await sql`vacuum analyze`.execute(database.db);
});

const calls = HOURS * AN_HOUR;
const all = ['birbal', 'tenali'].map((model) => ({
  model,
  calls,
  prompt_tokens: calls * 50,
  cached_tokens: calls * 25,
  completion_tokens: calls * 5,
}));

const counted = async (): Promise<number> => {
  const { rows } = await sql`select distinct hour from usage_hours`.execute(database.db);
  return rows.length;
};

it('The use of models is the same before its hours are counted and after, by however many processes', async () => {
  const { db } = database;
  expect(await countUsage(db, DAY)).toEqual(all);
  const stopped = AbortSignal.abort();
  await sweepOverview({ db, clock, signal: stopped });
  expect(await counted()).toBe(0);
  await Promise.all(Array.from({ length: 5 }, () => sweepOverview({ db, clock })));
  // all hours but the last two are counted: a process whose clock is late may still write into these
  const hours = await counted();
  // another hour may have begun since
  expect([HOURS - 2, HOURS - 1]).toContain(hours);
  expect(await countUsage(db, DAY)).toEqual(all);
});

it('is read from the counted hours, without reading their rows', async () => {
  const { db } = database;
  await sweepOverview({ db, clock });
  await sql`vacuum analyze`.execute(db);
  const plans = await plansOf(database.connection, (each) => countUsage(each, { ...DAY, from: BEGAN }));
  expect(Math.max(...plans.map(({ rows }) => rows))).toBeLessThan(2 * AN_HOUR + 4 * HOURS + 1);
});

it('of hours that are too old for any overview is deleted', async () => {
  const { db } = database;
  await sql`insert into usage_hours values ('2020-01-01', 'birbal', 1, 1, 1, 1)`.execute(db);
  await sweepOverview({ db, clock });
  const { rows } = await sql`select from usage_hours where hour < '2021-01-01'`.execute(db);
  expect(rows).toEqual([]);
});
