import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { testDeps } from '../../testing/buildTestApp.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import { connect } from '../db/connect.ts';
import type { Stoppable } from './inBatches.ts';
import { runDue } from './runSweeps.ts';

const database = await fileDatabase();
beforeEach(() => sql`delete from sweeps`.execute(database.db));

const deps = () => testDeps({ db: database.db });

/** Moves stored times back, as if time had passed. */
const pass = (interval: string) =>
  sql`
    update sweeps set due_at = due_at - ${interval}::interval, held_until = held_until - ${interval}::interval
  `.execute(database.db);

it('of ten processes, one runs a sweep that is due, and none again within the hour', async () => {
  const processes = Array.from({ length: 10 }, () => connect(database.connection, pino({ level: 'silent' })));
  const run: string[] = [];
  const sweeps = {
    first: () => Promise.resolve(run.push('first')),
    second: () => Promise.resolve(run.push('second')),
  };
  const all = () => Promise.all(processes.map((db) => runDue(testDeps({ db }), sweeps)));
  await all();
  expect(run.toSorted()).toEqual(['first', 'second']);
  await pass('59 minutes');
  await all();
  expect(run).toHaveLength(2);
  await pass('1 minute');
  await all();
  expect(run.toSorted()).toEqual(['first', 'first', 'second', 'second']);
  await Promise.all(processes.map((db) => db.destroy()));
});

it('a sweep that fails stops no other, and is tried again long before the hour is over', async () => {
  const run: string[] = [];
  const sweeps = {
    broken: () => (run.push('broken'), Promise.reject(new Error('planted'))),
    other: () => Promise.resolve(run.push('other')),
  };
  await runDue(deps(), sweeps);
  expect(run).toEqual(['broken', 'other']);
  await pass('5 minutes');
  await runDue(deps(), sweeps);
  expect(run).toEqual(['broken', 'other', 'broken']);
});

it('a sweep whose process has died is taken over', async () => {
  const never = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const dead = runDue(deps(), { tidy: () => (begun.resolve(), never.promise) });
  await begun.promise;
  let runs = 0;
  const tidy = () => Promise.resolve((runs += 1));
  await runDue(deps(), { tidy });
  expect(runs, 'while it runs').toBe(0);
  await pass('2 minutes');
  await runDue(deps(), { tidy });
  expect(runs).toBe(1);
  // the first run was only slow: its end must not end the other process's run
  never.resolve();
  await dead;
  const { rows } = await sql`
    select due_at > clock_timestamp() + interval '50 minutes' as done from sweeps
  `.execute(database.db);
  expect(rows).toEqual([{ done: true }]);
});

it('a process that stops leaves its sweep to the next one', async () => {
  const stopping = new AbortController();
  let batches = 0;
  const tidy = ({ signal }: Stoppable) => {
    batches += 1;
    stopping.abort();
    return Promise.resolve(signal?.aborted);
  };
  await runDue({ ...deps(), signal: stopping.signal }, { tidy, unreached: tidy });
  expect(batches).toBe(1);
  await pass('5 minutes');
  await runDue(deps(), { tidy });
  expect(batches).toBe(2);
});
