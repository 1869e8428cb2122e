import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { databaseAccount } from '../platform/db/embedded/account.ts';
import { findBinaries, usableBinaries } from '../platform/db/embedded/binaries.ts';

const run = promisify(execFile);

export interface PasswordPostgres {
  readonly connection: { host: string; port: number; user: string; password: string; database: string };
  readonly stop: () => Promise<void>;
  /** Stops it after writing everything, and leaves its cluster in another folder. */
  readonly stopInto: (cluster: string) => Promise<void>;
}

const PASSWORD = 'a-password-for-tests';

/** The bundled programs, in a place that their account can reach. */
async function bundledPrograms(): Promise<string> {
  return path.join(await usableBinaries(findBinaries(), databaseAccount(os.tmpdir())), 'bin');
}

interface PasswordPostgresOptions {
  /** The bundled programs by default. */
  readonly programs?: string;
  /** A stopped cluster to copy; by default a new one is created, which takes seconds. */
  readonly cluster?: string;
}

/** A PostgreSQL like an operator's: over TCP, with a password, without our supervisor. */
export async function startPasswordPostgres({
  programs,
  cluster,
}: PasswordPostgresOptions = {}): Promise<PasswordPostgres> {
  const binFolder = programs ?? (await bundledPrograms());
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-external-'));
  const data = path.join(folder, 'data');
  const options = prepare(folder, data);
  if (cluster === undefined) await createCluster(binFolder, folder, data, options);
  else await run('cp', ['-a', `${cluster}/.`, data]);
  const port = await freePort();
  const postgres = spawn(
    path.join(binFolder, 'postgres'),
    [
      '-D',
      data,
      '-k',
      '',
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-c',
      'fsync=off',
      '-c',
      'max_connections=80',
    ],
    { ...options, stdio: ['ignore', 'ignore', fs.openSync(path.join(folder, 'log'), 'a')] },
  );
  const connection = { host: '127.0.0.1', port, user: 'operator', password: PASSWORD, database: 'postgres' };
  await untilItAnswers(connection, () => postgres.exitCode !== null, path.join(folder, 'log'));

  async function end(signal: 'SIGQUIT' | 'SIGINT'): Promise<void> {
    const gone = new Promise((resolve) => postgres.once('exit', resolve));
    postgres.kill(signal);
    await gone;
  }
  return {
    connection,
    async stop() {
      await end('SIGQUIT');
      fs.rmSync(folder, { recursive: true, force: true });
    },
    async stopInto(left) {
      await end('SIGINT');
      await run('cp', ['-a', data, left]);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Prepares the data folder as PostgreSQL requires it, and returns how to run its programs. */
function prepare(folder: string, data: string) {
  fs.mkdirSync(data, { mode: 0o700 });
  fs.chmodSync(folder, 0o755);
  const account = databaseAccount(data);
  if (account) fs.chownSync(data, account.credentials.uid, account.credentials.gid);
  return { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' }, ...account?.credentials };
}

async function createCluster(
  binFolder: string,
  folder: string,
  data: string,
  options: ReturnType<typeof prepare>,
): Promise<void> {
  const passwordFile = path.join(folder, 'password');
  fs.writeFileSync(passwordFile, PASSWORD);
  await run(
    path.join(binFolder, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'operator',
      '--pwfile',
      passwordFile,
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
      '--no-sync',
    ],
    options,
  );
}

async function untilItAnswers(
  connection: pg.ClientConfig,
  hasEnded: () => boolean,
  log: string,
): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (hasEnded()) throw new Error(`PostgreSQL did not start:\n${fs.readFileSync(log, 'utf8')}`);
    const client = new pg.Client(connection);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('PostgreSQL did not answer in 20 seconds.');
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
