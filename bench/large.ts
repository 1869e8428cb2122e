/**
 * `npm run bench -- large`: how long calls take in an installation with a million sessions and twenty million turns,
 * compared with a nearly empty one, measured alternately in the same run; also every sweep, and the doctor. A few
 * people play through the real calls, and the database then copies them with all their data. `[sessions] [folder]`: the
 * first run fills the folder, and further runs only measure it.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { readConfig } from '../packages/server/src/config.ts';
import { examineAll } from '../packages/server/src/doctor.ts';
import { connect } from '../packages/server/src/platform/db/connect.ts';
import { startEmbeddedPostgres } from '../packages/server/src/platform/db/embedded/supervisor.ts';
import type { Database } from '../packages/server/src/platform/db/schema.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { EACH_MINUTE, OFTEN, SWEEPS } from '../packages/server/src/sweep.ts';
import { testDeps } from '../packages/server/src/testing/buildTestApp.ts';
import { report, sum, timed, withFolder } from './harness.ts';
import { compareCalls, FROM_DISK, openInstallation } from './largeCalls.ts';
import { copyPeople, DAYS } from './largeCopies.ts';
import { livePlay } from './largePlay.ts';

const SESSIONS = Number(process.argv[2] ?? 1_000_000);
const LIVED = { people: 5, sessions: 10, turns: 20 };
const ROUNDS = { warmUp: 5, measured: 40 };
const FEW_COPIES = Math.ceil((ROUNDS.warmUp + ROUNDS.measured) / LIVED.people) - 1;
const COPIES = Math.ceil(SESSIONS / (LIVED.people * LIVED.sessions)) - 1;
/** How many times as long as in the small installation a call may take in the large one. */
const MOST_TIMES = 1.5;
const SWEEP_MS = 5000;
/** The measured size of a session with its indexes. */
const BYTES_A_SESSION = 80_000;

/** The database in which people have played; nothing changes in it afterwards. */
const LIVED_DATABASE = 'lived';
const log = pino({ level: 'warn' });

const given = process.argv[3];
if (given === undefined) await withFolder(measureIn);
else await measureIn(given);

async function measureIn(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const mark = path.join(dataDir, 'made.json');
  try {
    if (!fs.existsSync(mark)) {
      refuseSmallDisk(dataDir);
      fs.writeFileSync(mark, JSON.stringify(await makeLarge(postgres.connection, dataDir)));
      // the folder stays for the next run
      if (given !== undefined) return;
    }
    const small = await makeSmall(postgres.connection);
    const both = { small: connect(small, log), large: connect(postgres.connection, log) };
    try {
      const made = JSON.parse(fs.readFileSync(mark, 'utf8')) as object;
      report('large', await measure(both, dataDir), { made });
    } finally {
      await both.small.destroy();
      await both.large.destroy();
    }
  } finally {
    await postgres.stop();
  }
}

function refuseSmallDisk(folder: string): void {
  const { bavail, bsize } = fs.statfsSync(folder);
  const needed = SESSIONS * BYTES_A_SESSION * 1.2;
  if (bavail * bsize > needed) return;
  const sizes = `${gigabytes(needed)} of the disk, which has ${gigabytes(bavail * bsize)}`;
  throw new Error(`${SESSIONS} sessions need ${sizes}.`);
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}

/** Makes many copies of the players, in the database that a server with this folder would use. */
async function makeLarge(connection: Connection, dataDir: string) {
  const lived = { ...connection, database: LIVED_DATABASE };
  const seconds = await asAdmin(connection, async (admin) => {
    await admin.query(`create database ${lived.database}`);
    const db = connect(lived, log);
    await migrate(db);
    await livePlay(db, LIVED);
    // data that sweeps count later is counted before it is copied
    await timeSweeps(db, dataDir);
    await db.destroy();
    await admin.query(`drop database ${connection.database}`);
    await copyDatabase(admin, connection.database);
    // the database is discarded if it breaks, so durability is switched off
    for (const setting of ['fsync = off', 'full_page_writes = off', "max_wal_size = '4GB'"])
      await admin.query(`alter system set ${setting}`);
    await admin.query('select pg_reload_conf()');
    const tookMs = await timed(() => multiply(connection, COPIES));
    await admin.query('alter system reset all');
    await admin.query('select pg_reload_conf()');
    await admin.query('checkpoint');
    return Math.round(tookMs / 1000);
  });
  const size = await asAdmin(connection, async (admin) => {
    const asked = 'select pg_database_size($1) as bytes';
    const { rows } = await admin.query<{ bytes: string }>(asked, [connection.database]);
    return gigabytes(Number(rows[0]!.bytes));
  });
  process.stdout.write(`made in ${seconds} s, ${size}\n`);
  return { sessions: SESSIONS, seconds, size };
}

/** An installation with just enough people for each round to have its own. */
async function makeSmall(connection: Connection): Promise<Connection> {
  const small = { ...connection, database: 'small' };
  await asAdmin(connection, async (admin) => {
    await admin.query(`drop database if exists ${small.database}`);
    await copyDatabase(admin, small.database);
  });
  await multiply(small, FEW_COPIES);
  return small;
}

type Connection = Awaited<ReturnType<typeof startEmbeddedPostgres>>['connection'];

async function asAdmin<T>(connection: Connection, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ ...connection, database: 'postgres' });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

async function copyDatabase(admin: pg.Client, database: string): Promise<void> {
  const connected = 'select from pg_stat_activity where datname = $1';
  // closing a pool does not wait for its connections to end
  while ((await admin.query(connected, [LIVED_DATABASE])).rowCount !== 0) await sleep(50);
  await admin.query(`create database ${database} template ${LIVED_DATABASE}`);
}

async function multiply(connection: Connection, copies: number): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await copyPeople(client, copies);
  await client.query('vacuum analyze');
  await client.end();
}

async function measure(both: Record<'small' | 'large', Database>, dataDir: string) {
  const rows: object[] = [];
  const people = ROUNDS.warmUp + ROUNDS.measured;
  const installations = {
    small: await openInstallation(both.small, people),
    large: await openInstallation(both.large, people),
  };
  const { small, large } = await compareCalls(installations, ROUNDS.warmUp);
  for (const { app } of Object.values(installations)) await app.close();
  for (const [call, ms] of large) {
    const times = ms / small.get(call)!;
    const figures = { small: `${small.get(call)!.toFixed(1)} ms`, large: `${ms.toFixed(1)} ms` };
    const judged = call.endsWith(FROM_DISK) ? {} : { budget: MOST_TIMES, met: yesIf(times <= MOST_TIMES) };
    rows.push({ figure: call, ...figures, times: Number(times.toFixed(2)), ...judged });
  }
  await sql`delete from overview_days`.execute(both.large);
  const late = sum([...(await timeSweeps(both.large, dataDir)).values()]);
  rows.push({ figure: `all sweeps, of which one was ${DAYS} days late`, large: `${late.toFixed(0)} ms` });
  // simulates that an hour has passed
  await sql`update overview_days set computed_at = computed_at - interval '1 hour'`.execute(both.large);
  for (const [name, ms] of await timeSweeps(both.large, dataDir)) {
    const judged = { budget: `${SWEEP_MS} ms`, met: yesIf(ms <= SWEEP_MS) };
    rows.push({ figure: `sweep ${name}`, large: `${ms.toFixed(0)} ms`, ...judged });
  }
  console.table(rows);
  if (given === undefined) rows.push(await doctorsRow(both.large));
  return rows;
}

/** The faults that the doctor finds, and how long it takes, as `DATA_DIR=folder npm run doctor` does for a folder. */
async function doctorsRow(db: Database) {
  const began = performance.now();
  const faults = await examineAll({ db, config: readConfig({}) }, { isGentle: false });
  for (const fault of faults) console.error(fault);
  const seconds = Math.round((performance.now() - began) / 1000);
  const figure = `faults that the doctor finds in ${seconds} s`;
  return { figure, large: faults.length, budget: 0, met: yesIf(faults.length === 0) };
}

function yesIf(isMet: boolean): string {
  return isMet ? 'yes' : 'NO';
}

/** The duration of each sweep, in ms. */
async function timeSweeps(db: Database, dataDir: string): Promise<ReadonlyMap<string, number>> {
  const deps = testDeps({ db, log, config: { dataDir } });
  const times = new Map<string, number>();
  for (const [name, sweep] of Object.entries({ ...OFTEN, ...EACH_MINUTE, ...SWEEPS }))
    times.set(name, await timed(() => sweep(deps)));
  return times;
}
