import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plansOf } from '../../testing/plansOf.ts';
import { connect } from '../db/connect.ts';
import { inTransaction } from '../db/transaction.ts';
import { renewProcess } from './processesRepository.ts';
import { startProcess } from './startProcess.ts';
import { fileDatabase } from '../../testing/testFile.ts';

const log = pino({ level: 'silent' });
const database = await fileDatabase();
let dataDir: string;
beforeEach(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-process-'));
  await sql`delete from processes`.execute(database.db);
});
afterEach(() => fs.rmSync(dataDir, { recursive: true }));

const start = (folder = dataDir) => startProcess({ connection: database.connection, dataDir: folder, log });

const renew = (id: string) => renewProcess(database.db, { id, leaseMs: 15_000, followed_below: 0 });

const living = async () => {
  const { rows } = await sql<{ id: string }>`
    select id from processes where lease_until > clock_timestamp()
  `.execute(database.db);
  return rows.map(({ id }) => id);
};

it('a process has a lease while it runs, renewed in place, without an index on the time', async () => {
  const running = await start();
  expect(await living()).toEqual([running.id]);
  for (let time = 0; time < 100; time += 1) await renew(running.id);
  const { rows } = await sql<{ all: number; hot: number }>`
    select n_tup_upd::integer as all, n_tup_hot_upd::integer as hot from pg_stat_user_tables where relname = 'processes'
  `.execute(database.db);
  // the statistics of a connection are delayed, so only the updates that have arrived are compared
  expect(rows[0]!.hot).toBe(rows[0]!.all);
  const { rows: indexes } = await sql`select from pg_index where indrelid = 'processes'::regclass`.execute(
    database.db,
  );
  expect(indexes).toHaveLength(1);
  await running.stop();
  expect(await living()).toEqual([]);
});

it('a process writes its lease once a second', async () => {
  await sql`create table renewals (at timestamptz not null default clock_timestamp())`.execute(database.db);
  await sql`
    create function note_renewal() returns trigger language plpgsql as
    $$ begin insert into renewals default values; return null; end $$
  `.execute(database.db);
  await sql`
    create trigger noted after insert or update on processes for each row execute function note_renewal()
  `.execute(database.db);
  const running = await start();
  const written = async () => {
    const { rows } = await sql<{ times: number; seconds: number }>`
      select count(*)::integer as times, extract(epoch from max(at) - min(at))::float8 as seconds from renewals
    `.execute(database.db);
    return rows[0]!;
  };
  await vi.waitUntil(async () => (await written()).times >= 4, { timeout: 30_000 });
  const { times, seconds } = await written();
  // one renewal may have waited for the database
  expect(times - 1).toBeLessThan(seconds + 1);
  await running.stop();
});

it('a process that was killed and is started again in its folder is known to be dead at once', async () => {
  const dead = randomUUID();
  await renew(dead);
  fs.writeFileSync(path.join(dataDir, 'process.json'), JSON.stringify({ id: dead, pid: 2 ** 22 + 1 }));
  const running = await start();
  expect(await living()).toEqual([running.id]);
  await running.stop();
});

it('a process that runs elsewhere, or beside this one, lives on', async () => {
  const [elsewhere, beside] = [randomUUID(), randomUUID()];
  for (const id of [elsewhere, beside]) await renew(id);
  fs.writeFileSync(path.join(dataDir, 'process.json'), JSON.stringify({ id: beside, pid: process.ppid }));
  const running = await start();
  expect((await living()).toSorted()).toEqual([elsewhere, beside, running.id].toSorted());
  await running.stop();
});

it('a lease is renewed while every connection of its process waits for the database', async () => {
  const running = await start();
  const lock = sql`select pg_advisory_xact_lock(7)`;
  const others = connect(database.connection, log, { poolSize: 2 });
  const untilOf = async () => {
    const { rows } = await sql<{ until: Date }>`
      select lease_until as until from processes where id = ${running.id}
    `.execute(database.db);
    return rows[0]!.until.getTime();
  };
  const waitingNow = async () => {
    const { rows } = await sql`
      select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())
    `.execute(database.db);
    return rows.length;
  };
  let waiting: Promise<unknown>[] = [];
  await inTransaction(database.db, async (holding) => {
    await lock.execute(holding);
    waiting = [1, 2].map(() => inTransaction(others, (each) => lock.execute(each)));
    await vi.waitUntil(async () => (await waitingNow()) === 2, { timeout: 30_000 });
    const before = await untilOf();
    await vi.waitUntil(async () => (await untilOf()) > before, { timeout: 30_000 });
    expect(await waitingNow()).toBe(2);
  });
  await Promise.all(waiting);
  await others.destroy();
  await running.stop();
});

it('a lease is renewed by its key', async () => {
  await sql`
    insert into processes select gen_random_uuid(), now() + interval '1 hour' from generate_series(1, 2000)
  `.execute(database.db);
  await sql`vacuum analyze processes`.execute(database.db);
  const id = randomUUID();
  const plans = await plansOf(database.connection, (db) =>
    db.deleteFrom('processes').where('id', '=', id).execute(),
  );
  expect(plans.flatMap(({ scans }) => scans)).toEqual(['Index Scan processes_pkey']);
});
