/** Servers that can be killed, and people who play on them. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { layoutOf } from '../../platform/db/embedded/layout.ts';
import { runningPostmaster, stopPostmaster } from '../../platform/db/embedded/postmaster.ts';
import { connect } from '../../platform/db/connect.ts';
import type { Database } from '../../platform/db/schema.ts';
import { TEST_SECRET, TEST_URL } from '../buildTestApp.ts';
import { copyInstallation } from '../installation.ts';
import { killTrees } from '../killing.ts';
import { freePort } from '../passwordPostgres.ts';
import { runServer, type ServerProcess } from '../runServer.ts';
import { startServers } from '../servers.ts';
import { callAt, type Wire } from './wire.ts';

export interface World {
  readonly wire: Wire;
  readonly db: Database;
  /** Kills something and restarts it. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export const PROGRAM = path.resolve(import.meta.dirname, '../playServer.ts');

type Env = Readonly<Record<string, string>>;
const QUIET = { RATE_LIMIT: 'off', LOG_LEVEL: 'fatal' };

/** With the operator's PostgreSQL: the server dies, or loses every connection. */
export async function externalWorld(dies: 'node' | 'backends', env: Env = {}): Promise<World> {
  const servers = await startServers({ count: 1, program: PROGRAM, env: { ...QUIET, ...env } });
  return {
    db: servers.db,
    wire: callAt(() => servers.addresses),
    async kill() {
      if (dies === 'backends') {
        await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'kathaloka' and pid <> pg_backend_pid()
        `.execute(servers.db);
        return;
      }
      servers.server(0).child.kill('SIGKILL');
      await servers.server(0).ended();
      await servers.start(0);
    },
    stop: servers.stop,
  };
}

/** With an embedded PostgreSQL, which dies with the server or survives it. */
export async function embeddedWorld(dies: 'node' | 'node and PostgreSQL', env: Env = {}): Promise<World> {
  const folder = openFolder();
  const dataDir = path.join(folder, 'data');
  copyInstallation(dataDir);
  const server = await startEmbeddedServer(dataDir, env);
  const db = connectTo(dataDir);
  return {
    db,
    wire: callAt(() => [server.address]),
    async kill() {
      server.killNode();
      if (dies === 'node and PostgreSQL') killPostgres(dataDir);
      await server.startAgain();
    },
    async stop() {
      await server.stop();
      await db.destroy();
      await stopPostmaster(layoutOf(dataDir));
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A folder that PostgreSQL's account may enter. */
export function openFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-world-'));
  fs.chmodSync(folder, 0o755);
  return folder;
}

export function killPostgres(dataDir: string): void {
  const pid = runningPostmaster(layoutOf(dataDir));
  if (pid !== null) killTrees([pid]);
}

/** A connection to the server's database. */
export function connectTo(dataDir: string): Database {
  const connection = { host: layoutOf(dataDir).run, user: 'postgres', database: 'kathaloka' };
  return connect(connection, pino({ level: 'silent' }));
}

export interface EmbeddedServer {
  readonly address: string;
  /** Kills only the server. */
  readonly killNode: () => void;
  /** Freezes the server until it is killed. */
  readonly pause: () => void;
  readonly ended: () => Promise<unknown>;
  readonly startAgain: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startEmbeddedServer(dataDir: string, env: Env = {}): Promise<EmbeddedServer> {
  const port = await freePort();
  let server: ServerProcess;
  async function start(): Promise<void> {
    server = runServer({
      program: PROGRAM,
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        SEED: 'none',
        AUTH_SECRET: TEST_SECRET,
        PUBLIC_URL: TEST_URL,
        ...QUIET,
        ...env,
      },
    });
    await server.ready();
  }
  await start();
  return {
    address: `http://127.0.0.1:${port}`,
    killNode: () => server.child.kill('SIGKILL'),
    pause: () => server.child.kill('SIGSTOP'),
    ended: () => server.ended(),
    async startAgain() {
      await server.ended();
      await start();
    },
    async stop() {
      server.child.kill('SIGTERM');
      await server.ended();
    },
  };
}
