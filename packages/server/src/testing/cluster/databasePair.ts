/** A primary and a standby that follows it synchronously, behind one address that follows the primary. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { databaseAccount } from '../../platform/db/embedded/account.ts';
import { killTrees } from '../killing.ts';
import { freePort } from '../passwordPostgres.ts';
import { forward } from './forward.ts';

const run = promisify(execFile);
const USER = 'operator';
/** Tests kill processes, not the machine, so nothing must reach the disk. */
const SETTINGS = ['-c', 'fsync=off', '-c', 'max_connections=120', '-k', '', '-h', '127.0.0.1'];
const POLL_MS = 50;
const TRIES = 1200;

interface Instance {
  readonly port: number;
  readonly data: string;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
}

export interface DatabasePair {
  /** The address of the current primary, and that of its standby. */
  readonly url: string;
  readonly readUrl: string;
  readonly connection: pg.PoolConfig;
  /** Kills the primary and restarts it. */
  readonly crash: () => Promise<void>;
  readonly restartStandby: () => Promise<void>;
  /** Removes the primary for good. The standby takes its place, and gets a standby of its own. */
  readonly promote: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startDatabasePair(programs: string, folder: string): Promise<DatabasePair> {
  const machine = machineFor(programs, folder);
  let primary = await machine.create();
  let standby = await machine.follow(primary);
  await bind(primary);
  const address = await forward(primary.port);
  const readAddress = await forward(standby.port);
  return {
    url: `postgres://${USER}@127.0.0.1:${address.port}/postgres`,
    readUrl: `postgres://${USER}@127.0.0.1:${readAddress.port}/postgres`,
    connection: { host: '127.0.0.1', port: address.port, user: USER, database: 'postgres' },
    async crash() {
      await primary.kill();
      await primary.start();
    },
    async restartStandby() {
      await standby.kill();
      await unbind(primary);
      await standby.start();
      await bind(primary);
    },
    async promote() {
      await primary.kill();
      // as a primary without a standby it would wait for one forever
      fs.appendFileSync(path.join(standby.data, 'postgresql.auto.conf'), "synchronous_standby_names = ''\n");
      await ask(standby.port, 'select pg_reload_conf()', 'select pg_promote(true, 60)');
      fs.rmSync(primary.data, { recursive: true, force: true });
      primary = standby;
      address.to(primary.port);
      standby = await machine.follow(primary);
      readAddress.to(standby.port);
      await bind(primary);
    },
    async stop() {
      address.stop();
      readAddress.stop();
      await Promise.all([primary.kill(), standby.kill()]);
    },
  };
}

/** After this, nothing is acknowledged before the standby has it. */
async function bind({ port }: Instance): Promise<void> {
  await ask(port, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
  await untilTrue(
    port,
    `select exists (select from pg_stat_replication where sync_state = 'sync' and state = 'streaming') as is_so`,
  );
}

const unbind = ({ port }: Instance) =>
  ask(port, `alter system set synchronous_standby_names = ''`, 'select pg_reload_conf()');

/** Creates instances of PostgreSQL, each in a folder of its own. */
function machineFor(programs: string, folder: string) {
  const account = databaseAccount(folder)?.credentials;
  const options = { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' }, ...account };
  const program = (name: string) => path.join(programs, name);
  let count = 0;

  function emptyFolder(): string {
    const data = path.join(folder, `database-${(count += 1)}`);
    fs.mkdirSync(data, { mode: 0o700 });
    if (account) fs.chownSync(data, account.uid, account.gid);
    return data;
  }

  async function started(data: string): Promise<Instance> {
    const port = await freePort();
    let child: ChildProcess;
    const instance = {
      port,
      data,
      async start() {
        const settings = ['-D', data, '-p', String(port), ...SETTINGS];
        child = spawn(program('postgres'), settings, { ...options, stdio: 'ignore' });
        await untilTrue(port, 'select true as is_so');
      },
      async kill() {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        killTrees([child.pid!]);
        await gone;
      },
    };
    await instance.start();
    return instance;
  }

  return {
    async create(): Promise<Instance> {
      const data = emptyFolder();
      const settings = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync'];
      await run(program('initdb'), settings, options);
      return started(data);
    },
    async follow(primary: Instance): Promise<Instance> {
      const data = emptyFolder();
      const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', USER];
      await run(program('pg_basebackup'), [...from, '-D', data, '-R', '-X', 'stream', '-c', 'fast'], options);
      return started(data);
    },
  };
}

async function ask(port: number, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: USER, database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

async function untilTrue(port: number, statement: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [row] = await ask(port, statement).catch(() => []);
    if (row?.is_so === true) return;
    await sleep(POLL_MS);
  }
  throw new Error(`PostgreSQL did not come to this: ${statement}`);
}
