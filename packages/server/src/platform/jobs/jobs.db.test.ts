import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDeps } from '../../testing/buildTestApp.ts';
import { people } from '../../testing/people.ts';
import { plansOf } from '../../testing/plansOf.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import { connect } from '../db/connect.ts';
import { inTransaction } from '../db/transaction.ts';
import { endProcess, renewProcess } from '../processes/processesRepository.ts';
import { addJob, ATTEMPTS, type JobKinds, NotYet, runJobs, sweepJobs } from './jobs.ts';
import { claimJobs, clearFailedJobs, failedJobs, repeatFailedJobs } from './jobsRepository.ts';

const database = await fileDatabase();
beforeEach(() => sql`delete from jobs`.execute(database.db));

const depsWith = (jobs: JobKinds, more: Partial<Parameters<typeof testDeps>[0]> = {}) =>
  testDeps({ db: database.db, jobs, ...more });

const add = (kind: string, data: object = {}) => addJob(database.db, { kind, user_id: null, data });

const stored = async () => {
  const { rows } = await sql<{
    kind: string;
    attempts: number;
    data: unknown;
    failed: boolean;
    wait: number;
  }>`
    select kind, attempts, data, failed_at is not null as failed,
      extract(epoch from due_at - clock_timestamp())::float8 as wait
    from jobs order by id
  `.execute(database.db);
  return rows;
};

/** Moves stored times back, as if time had passed. */
const pass = (interval: string) =>
  sql`
    update jobs set due_at = due_at - ${interval}::interval, failed_at = failed_at - ${interval}::interval
  `.execute(database.db);

describe('A job', () => {
  it('is done once, whichever of ten processes comes first, and nothing of it stays', async () => {
    const processes = Array.from({ length: 10 }, () =>
      connect(database.connection, pino({ level: 'silent' })),
    );
    const done: unknown[] = [];
    for (let at = 0; at < 35; at += 1) await add('note', { at });
    const note = (_: unknown, { data }: { readonly data: { readonly at: number } }) =>
      Promise.resolve(done.push(data.at));
    await Promise.all(processes.map((db) => runJobs(testDeps({ db, jobs: { note } }))));
    expect(done.toSorted((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 35 }, (_, at) => at),
    );
    expect(await stored()).toEqual([]);
    await Promise.all(processes.map((db) => db.destroy()));
  });

  it('is there if and only if its transaction was committed', async () => {
    const failing = inTransaction(database.db, async (transaction) => {
      await addJob(transaction, { kind: 'note', user_id: null, data: {} });
      throw new Error('planted');
    });
    await expect(failing).rejects.toThrow('planted');
    expect(await stored()).toEqual([]);
  });

  it('that fails stops no other, and is tried again after pauses that grow, until it is given up without what it was about', async () => {
    let tries = 0;
    let others = 0;
    const jobs: JobKinds = {
      broken: () => ((tries += 1), Promise.reject(new Error('planted'))),
      other: () => Promise.resolve((others += 1)),
    };
    await add('broken', { to: 'somebody@example.org' });
    await add('other');
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      await runJobs(depsWith(jobs));
      await runJobs(depsWith(jobs));
      expect(tries).toBe(attempt);
      const [row] = await stored();
      pauses.push(Math.round(row!.wait / 30));
      await pass('6 hours');
    }
    expect(others).toBe(1);
    expect(pauses.slice(0, -1)).toEqual([1, 4, 16, 64, 256, 720, 720]);
    expect(await stored()).toMatchObject([{ kind: 'broken', attempts: ATTEMPTS, failed: true, data: {} }]);
    await runJobs(depsWith(jobs));
    expect(tries).toBe(ATTEMPTS);
    await sweepJobs(depsWith(jobs));
    expect(await stored()).toHaveLength(1);
    await pass('31 days');
    await sweepJobs(depsWith(jobs));
    expect(await stored()).toEqual([]);
  });

  it('that was given up is repeated when the operator asks, as long as its account is there, or cleared', async () => {
    const { id: user_id } = await people(database.db)();
    await addJob(database.db, { kind: 'note', user_id, data: { at: 1 } });
    await add('note', { at: 2 });
    const broken: JobKinds = { note: () => Promise.reject(new Error('planted')) };
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      await runJobs(depsWith(broken));
      await pass('6 hours');
    }
    expect(await failedJobs(database.db)).toMatchObject([{ kind: 'note', count: 2, repeatable: 1 }]);
    expect(await repeatFailedJobs(database.db)).toBe(1);
    const done: unknown[] = [];
    const note = (_: unknown, { data }: { readonly data: unknown }) => Promise.resolve(done.push(data));
    await runJobs(depsWith({ note }));
    expect(done).toEqual([{ at: 1 }]);
    expect(await clearFailedJobs(database.db)).toBe(1);
    expect(await failedJobs(database.db)).toEqual([]);
  });

  it('that cannot be done yet is tried again, and is no failure that is logged', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    await add('early');
    await runJobs(depsWith({ early: () => Promise.reject(new NotYet('another one is at it')) }, { log }));
    expect(await stored()).toMatchObject([{ attempts: 1, failed: false }]);
    expect(lines).toEqual([]);
  });

  it('of a dead process is done by another one, but not the job of a live process', async () => {
    const [dead, living] = [randomUUID(), randomUUID()];
    const never = Promise.withResolvers<void>();
    for (const id of [dead, living])
      await renewProcess(database.db, { id, leaseMs: 15_000, followed_below: 0 });
    const hanging: JobKinds = { note: () => never.promise };
    for (const processId of [dead, living]) {
      await add('note', { of: processId === dead ? 'dead' : 'living' });
      void runJobs(depsWith(hanging, { processId }));
      await expect.poll(async () => (await stored()).filter(({ attempts }) => attempts === 0)).toEqual([]);
    }
    const done: unknown[] = [];
    const note = (_: unknown, { data }: { readonly data: unknown }) => Promise.resolve(done.push(data));
    await runJobs(depsWith({ note }));
    expect(done).toEqual([]);
    await endProcess(database.db, dead);
    await runJobs(depsWith({ note }));
    expect(done).toEqual([{ of: 'dead' }]);
    never.resolve();
  });

  it('that was taken over cannot be ended by the slow process that had it first', async () => {
    const never = Promise.withResolvers<void>();
    await add('note');
    const slow = runJobs(depsWith({ note: () => never.promise }));
    await expect.poll(stored).toMatchObject([{ attempts: 1 }]);
    await pass('31 minutes');
    const failing: JobKinds = { note: () => Promise.reject(new Error('planted')) };
    await runJobs(depsWith(failing));
    never.resolve();
    await slow;
    expect(await stored()).toMatchObject([{ attempts: 2 }]);
  });

  it('of a kind that only a later release knows is left for that release', async () => {
    await add('of_a_later_release');
    await runJobs(depsWith({}));
    expect(await stored()).toMatchObject([{ kind: 'of_a_later_release', attempts: 0 }]);
  });

  it('goes with the account that it is about', async () => {
    const { id: user_id } = await people(database.db)();
    await addJob(database.db, { kind: 'note', user_id, data: {} });
    await sql`delete from account_sessions where user_id = ${user_id}`.execute(database.db);
    await database.db.deleteFrom('users').where('id', '=', user_id).execute();
    expect(await stored()).toEqual([]);
  });

  it('is found by an index, among many that wait', async () => {
    await sql`
      insert into jobs (id, kind, data, due_at)
      select gen_random_uuid(), 'note', '{}', clock_timestamp() + interval '1 hour' from generate_series(1, 5000)
    `.execute(database.db);
    await sql`vacuum analyze jobs, processes`.execute(database.db);
    const claim = { kinds: ['note'], process_id: null, holdMs: 1000, limit: 10 };
    const plans = await plansOf(database.connection, (db) => claimJobs(db, claim));
    const scans = plans.flatMap((plan) => plan.scans);
    expect(scans.filter((scan) => scan.startsWith('Seq Scan jobs'))).toEqual([]);
    expect(scans).toEqual(expect.arrayContaining([expect.stringContaining('jobs_due')]));
  });
});
