/**
 * `npm run bench:large`: what people do in an installation of a million sessions and twenty million turns, in
 * what it takes in one that is nearly empty, measured by turns in the same run; then every sweep, and the doctor. A few
 * people play through the real calls, and the database copies them with all that is theirs. `[sessions] [folder]`: a
 * folder is filled by the first run, and measured by each further one.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
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
import { compareCalls, openInstallation } from './largeCalls.ts';
import { copyPeople } from './largeCopies.ts';
import { livePlay } from './largePlay.ts';

const SESSIONS = Number(process.argv[2] ?? 1_000_000);
const LIVED = { people: 5, sessions: 10, turns: 20 };
const ROUNDS = { warmUp: 5, measured: 40 };
/** So many people that each round has one of its own. */
const FEW_COPIES = Math.ceil((ROUNDS.warmUp + ROUNDS.measured) / LIVED.people) - 1;
const COPIES = Math.ceil(SESSIONS / (LIVED.people * LIVED.sessions)) - 1;
/** In what it takes in the small installation. */
const MOST_TIMES = 1.5;
const SWEEP_MS = 5000;
/** With its indexes; measured. */
const BYTES_A_SESSION = 80_000;

const log = pino({ level: 'warn' });

const given = process.argv[3];
if (given === undefined) await withFolder(measureIn);
else await measureIn(given);

async function measureIn(dataDir: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const connections = {
    small: postgres.connection,
    large: { ...postgres.connection, database: 'large' },
  };
  const mark = path.join(dataDir, 'made.json');
  try {
    if (!fs.existsSync(mark)) {
      refuseSmallDisk(dataDir);
      fs.writeFileSync(mark, JSON.stringify(await makeBoth(connections, dataDir)));
      // to be measured by the next run
      if (given !== undefined) return;
    }
    const [small, large] = [connect(connections.small, log), connect(connections.large, log)];
    try {
      const made = JSON.parse(fs.readFileSync(mark, 'utf8')) as object;
      report('large', await measure({ small, large }, dataDir), { made });
    } finally {
      await small.destroy();
      await large.destroy();
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

type Both<T> = Readonly<Record<'small' | 'large', T>>;

/** The one in which people have played, and another one with many copies of them. */
async function makeBoth({ small, large }: Both<pg.ClientConfig>, dataDir: string) {
  const db = connect(small, log);
  await migrate(db);
  await livePlay(db, LIVED);
  // whatever is counted later is counted before it is copied
  await timeSweeps(db, dataDir);
  await db.destroy();
  const admin = new pg.Client({ ...small, database: 'postgres' });
  await admin.connect();
  await untilAlone(admin, small.database!);
  await admin.query(`create database ${large.database} template ${small.database}`);
  // this database is thrown away if it breaks
  for (const setting of ['fsync = off', 'full_page_writes = off', "max_wal_size = '4GB'"])
    await admin.query(`alter system set ${setting}`);
  await admin.query('select pg_reload_conf()');
  await multiply(small, FEW_COPIES);
  const tookMs = await timed(() => multiply(large, COPIES));
  await admin.query('alter system reset all');
  await admin.query('select pg_reload_conf()');
  await admin.query('checkpoint');
  const { rows } = await admin.query<{ bytes: string }>('select pg_database_size($1) as bytes', [
    large.database,
  ]);
  await admin.end();
  const size = gigabytes(Number(rows[0]!.bytes));
  const made = { sessions: SESSIONS, madeInSeconds: Math.round(tookMs / 1000), size };
  process.stdout.write(`made in ${made.madeInSeconds} s, ${made.size}\n`);
  return made;
}

/** A pool does not wait until its connections are closed. */
async function untilAlone(admin: pg.Client, database: string): Promise<void> {
  for (;;) {
    const { rowCount } = await admin.query('select from pg_stat_activity where datname = $1', [database]);
    if (rowCount === 0) return;
    await sleep(50);
  }
}

async function multiply(connection: pg.ClientConfig, copies: number): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await copyPeople(client, copies);
  await client.query('vacuum analyze');
  await client.end();
}

async function measure(both: Both<Database>, dataDir: string) {
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
    rows.push({
      figure: call,
      ...figures,
      times: Number(times.toFixed(2)),
      budget: MOST_TIMES,
      met: yesIf(times <= MOST_TIMES),
    });
  }
  await timeSweeps(both.large, dataDir).then((late) =>
    rows.push({
      figure: 'sweeps after ninety days without one',
      large: `${sum([...late.values()]).toFixed(0)} ms`,
    }),
  );
  for (const [name, ms] of await timeSweeps(both.large, dataDir))
    rows.push({
      figure: `sweep ${name}`,
      large: `${ms.toFixed(0)} ms`,
      budget: `${SWEEP_MS} ms`,
      met: yesIf(ms <= SWEEP_MS),
    });
  const began = performance.now();
  const faults = await examineAll({ db: both.large, config: readConfig({}) }, { isGentle: false });
  for (const fault of faults) console.error(fault);
  const took = `${((performance.now() - began) / 1000).toFixed(0)} s`;
  rows.push({
    figure: 'faults that the doctor finds',
    large: faults.length,
    took,
    budget: 0,
    met: yesIf(faults.length === 0),
  });
  return rows;
}

function yesIf(isMet: boolean): string {
  return isMet ? 'yes' : 'NO';
}

/** Each sweep of the installation, in ms. */
async function timeSweeps(db: Database, dataDir: string): Promise<ReadonlyMap<string, number>> {
  const deps = testDeps({ db, log, config: { dataDir } });
  const times = new Map<string, number>();
  for (const [name, sweep] of Object.entries({ ...OFTEN, ...EACH_MINUTE, ...SWEEPS }))
    times.set(name, await timed(() => sweep(deps)));
  return times;
}
