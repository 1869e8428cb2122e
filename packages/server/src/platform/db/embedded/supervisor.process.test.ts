import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyInstallation } from '../../../testing/installation.ts';
import { killTrees } from '../../../testing/killing.ts';
import { databaseAccount } from './account.ts';
import { findBinaries, usableBinaries } from './binaries.ts';
import { layoutOf } from './layout.ts';
import { clearStaleLocks, runningPostmaster, stopPostmaster } from './postmaster.ts';
import { startEmbeddedPostgres } from './supervisor.ts';

const WRITER = path.resolve(import.meta.dirname, '../../../testing/acknowledgingWriter.ts');

const ROUNDS = process.env.TEST_FULL === '1' ? 20 : 2;

const ACKNOWLEDGED_A_ROUND = 25;

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-supervisor-'));
  fs.chmodSync(folder, 0o755);
  dataDir = path.join(folder, 'data');
});
afterEach(async () => {
  await stopPostmaster(layoutOf(dataDir));
  fs.rmSync(folder, { recursive: true, force: true });
});

const postmaster = (): number | null => runningPostmaster(layoutOf(dataDir));

describe('the embedded PostgreSQL', () => {
  it('creates its folder, and stops with the last process that uses it', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir });
    expect(postmaster()).not.toBeNull();
    await postgres.stop();
    expect(postmaster()).toBeNull();
  });

  it('is joined by a second user and stopped by the last one, whoever that is', async () => {
    copyInstallation(dataDir);
    const first = await startEmbeddedPostgres({ dataDir });
    const pid = postmaster();
    const second = await startEmbeddedPostgres({ dataDir });
    expect(postmaster()).toBe(pid);
    await first.stop();
    expect(postmaster()).toBe(pid);
    await second.stop();
    expect(postmaster()).toBeNull();
  });

  it('has a log that is cut while it runs, and goes on in it', async () => {
    copyInstallation(dataDir);
    const postgres = await startEmbeddedPostgres({ dataDir });
    const { log } = layoutOf(dataDir);
    fs.appendFileSync(log, Buffer.alloc(10_000_001, 'x'));
    await expect.poll(() => fs.statSync(log).size, { timeout: 15_000 }).toBeLessThan(10_000);
    const client = new pg.Client(postgres.connection);
    await client.connect();
    await expect(client.query('select 1 / 0')).rejects.toThrow('division by zero');
    await client.end();
    await expect.poll(() => fs.readFileSync(log, 'utf8')).toContain('division by zero');
    expect(fs.statSync(log).size).toBeLessThan(10_000);
    await postgres.stop();
  });

  it('is created once when three processes start on an empty folder at the same time', async () => {
    const all = await Promise.all([1, 2, 3].map(() => startInChild()));
    expect(new Set(all.map(({ pid }) => pid)).size).toBe(1);
    for (const { child } of all) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    expect(postmaster()).toBeNull();
  });

  it('is joined where another process has started it since we looked', async () => {
    copyInstallation(dataDir);
    const postgres = await startEmbeddedPostgres({ dataDir });
    const pid = postmaster();
    expect(await clearStaleLocks(layoutOf(dataDir))).toBe(false);
    expect(postmaster()).toBe(pid);
    await postgres.stop();
    expect(await clearStaleLocks(layoutOf(dataDir))).toBe(true);
  });

  it('is started again when it is killed under us', async () => {
    copyInstallation(dataDir);
    let restarts = 0;
    const postgres = await startEmbeddedPostgres({ dataDir, onRestart: () => restarts++ });
    const before = postmaster()!;
    process.kill(before, 'SIGKILL');
    await expect.poll(() => restarts, { timeout: 60_000 }).toBe(1);
    expect(postmaster()).not.toBe(before);
    const client = new pg.Client(postgres.connection);
    await client.connect();
    await client.end();
    await postgres.stop();
  });

  it('is started again when somebody else tells it to stop', async () => {
    copyInstallation(dataDir);
    let restarts = 0;
    const postgres = await startEmbeddedPostgres({ dataDir, onRestart: () => restarts++ });
    const before = postmaster()!;
    process.kill(before, 'SIGTERM');
    await expect.poll(() => restarts, { timeout: 60_000 }).toBe(1);
    expect(postmaster()).not.toBe(before);
    await postgres.stop();
  });

  it('says why it cannot come back, once, and comes back when that is put right', async () => {
    copyInstallation(dataDir);
    const told: string[] = [];
    let restarts = 0;
    const postgres = await startEmbeddedPostgres({
      dataDir,
      onRestart: () => restarts++,
      onTrouble: (reason) => told.push(reason),
    });
    const settings = path.join(layoutOf(dataDir).data, 'postgresql.conf');
    const before = fs.readFileSync(settings);
    fs.appendFileSync(settings, '\nno_such_setting = on\n');
    process.kill(postmaster()!, 'SIGKILL');
    await expect.poll(() => told, { timeout: 60_000 }).toHaveLength(1);
    const tries = () => fs.readFileSync(layoutOf(dataDir).log, 'utf8').split('contains errors').length - 1;
    await expect.poll(tries, { timeout: 60_000 }).toBeGreaterThanOrEqual(3);
    expect(told).toEqual([
      expect.stringMatching(/^PostgreSQL did not start: .*contains errors; see .*postgres\.log\.$/),
    ]);
    fs.writeFileSync(settings, before);
    await expect.poll(() => restarts, { timeout: 60_000 }).toBe(1);
    await postgres.stop();
  });

  it('does not run on when a start has failed', async () => {
    copyInstallation(dataDir);
    const postgres = await startEmbeddedPostgres({ dataDir });
    const client = new pg.Client({ ...postgres.connection, database: 'postgres' });
    await client.connect();
    await client.query(`drop database ${postgres.connection.database}`);
    await client.end();
    await postgres.stop();
    const settings = path.join(layoutOf(dataDir).data, 'postgresql.conf');
    const before = fs.readFileSync(settings);
    fs.appendFileSync(settings, '\ndefault_transaction_read_only = on\n');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('read-only');
    expect(postmaster()).toBeNull();
    fs.writeFileSync(settings, before);
  });

  it('writes no content into its log', async () => {
    copyInstallation(dataDir);
    const postgres = await startEmbeddedPostgres({ dataDir });
    const client = new pg.Client(postgres.connection);
    await client.connect();
    await client.query('create table people (email text unique, age int check (age > 0))');
    await client.query(`insert into people values ($1, 1)`, ['meera@example.org']);
    for (const age of [1, -1]) {
      const row = ['meera@example.org', age];
      await expect(client.query('insert into people values ($1, $2)', row)).rejects.toThrow('violates');
    }
    await client.end();
    await postgres.stop();
    const log = fs.readFileSync(layoutOf(dataDir).log, 'utf8');
    expect(log).toContain('violates unique constraint');
    expect(log).toContain('violates check constraint');
    expect(log).not.toContain('meera');
  });

  it('does not mistake a stranger with the recorded number for a running database', async () => {
    copyInstallation(dataDir);
    const postgres = await startEmbeddedPostgres({ dataDir });
    const { pidFile } = layoutOf(dataDir);
    const recorded = fs.readFileSync(pidFile, 'utf8');
    await postgres.stop();
    fs.writeFileSync(pidFile, recorded.replace(/^\d+/, String(process.pid)));
    fs.writeFileSync(path.join(dataDir, 'run/.s.PGSQL.5432.lock'), String(process.pid));
    const again = await startEmbeddedPostgres({ dataDir });
    expect(postmaster()).not.toBe(process.pid);
    await again.stop();
  });

  it('is copied to where its account can run it, if npm installed it where only root may go', async (context) => {
    const account = databaseAccount(path.join(dataDir, 'none'));
    if (!account) {
      context.skip('only root runs it as another account');
      return;
    }
    const hidden = path.join(folder, 'hidden');
    fs.mkdirSync(hidden, { mode: 0o700 });
    const native = path.join(hidden, 'package/native');
    const original = findBinaries();
    fs.cpSync(original, native, { recursive: true, verbatimSymlinks: true });
    const version = `0.0.0-test.${process.pid}`;
    fs.writeFileSync(path.join(hidden, 'package/package.json'), JSON.stringify({ version }));
    const usable = await usableBinaries(native, account);
    expect(usable).toBe(`/var/tmp/kathaloka-postgres-${version}-0`);
    expect(await usableBinaries(native, account), 'copied once').toBe(usable);
    fs.rmSync(usable, { recursive: true });
  });
});

describe(`kill -9 of everything during writes, ${ROUNDS} times`, () => {
  it('starts again by itself each time and has every acknowledged row', async () => {
    copyInstallation(dataDir);
    const acknowledgements = path.join(folder, 'acknowledged');
    fs.writeFileSync(acknowledgements, '');
    const lines = () => fs.readFileSync(acknowledgements, 'utf8').split('\n').filter(Boolean);
    for (let round = 0; round < ROUNDS; round++) {
      const enough = lines().length + ACKNOWLEDGED_A_ROUND;
      const writer = spawn(process.execPath, [WRITER, dataDir, acknowledgements], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(writer.stdout, 'data');
      await expect.poll(() => lines().length, { interval: 5 }).toBeGreaterThan(enough);
      await sleep((round * 137) % 400);
      const pid = postmaster();
      killTrees([writer.pid!, ...(pid === null ? [] : [pid])]);
      await once(writer, 'exit');
    }
    const acknowledged = lines();
    const postgres = await startEmbeddedPostgres({ dataDir });
    const client = new pg.Client(postgres.connection);
    await client.connect();
    const { rows } = await client.query<{ id: string }>('select id from acknowledged');
    await client.end();
    await postgres.stop();

    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  });
});

async function failedStart(child: ChildProcess): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number | null];
  throw new Error(`The child ended with ${code} before it was up.`);
}

async function startInChild(): Promise<{ child: ChildProcess; pid: number }> {
  const module = path.resolve(import.meta.dirname, 'supervisor.ts');
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const postgres = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    process.on('SIGTERM', async () => { await postgres.stop(); process.exit(0); });
    setInterval(() => {}, 1000);
    console.log('up');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([once(child.stdout, 'data'), failedStart(child)]);
  return { child, pid: postmaster()! };
}
