/** A complete installation on several machines, run on this one. Each part can be killed and comes back. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { connect } from '../../platform/db/connect.ts';
import { migrate } from '../../platform/db/migrate.ts';
import type { Database } from '../../platform/db/schema.ts';
import { TEST_SECRET, TEST_URL } from '../buildTestApp.ts';
import { type FakeProvider, startFakeProvider } from '../fakeProvider/server.ts';
import { startRealValkey, VALKEY_PROGRAM } from '../fakeValkey.ts';
import { freePort } from '../passwordPostgres.ts';
import { runServer, type ServerProcess } from '../runServer.ts';
import { type DatabasePair, startDatabasePair } from './databasePair.ts';
import { noPooler, startPooler } from './pooler.ts';
import { isInstalled } from './programs.ts';
import { type Running, runProgram } from './runProgram.ts';
import { startSharedCache } from './sharedCache.ts';
import { hasSwift, startSwift } from './swift.ts';

const SERVERS = ['one', 'two', 'three'] as const;
const PROGRAM = path.resolve(import.meta.dirname, '../playServer.ts');
const BALANCER = path.resolve(import.meta.dirname, '../../../../../deploy/haproxy.cfg');
/** Time per word, like a model's. */
const WORD_MS = 12;

export interface Part {
  readonly name: string;
  /** Kills it with SIGKILL and restarts it. */
  readonly kill: () => Promise<void>;
}

export interface Cluster {
  readonly db: Database;
  /** The balancer's address. */
  readonly address: string;
  /** The address of the cache in front of the balancer; null if there is none. */
  readonly cache: string | null;
  /** Whether models paint, with a storage that all servers share. */
  readonly hasStorage: boolean;
  /** The address of each server, without the balancer. */
  readonly servers: readonly string[];
  /** In each list, one part is killed at a time. */
  readonly parts: readonly (readonly Part[])[];
  /** Optional programs that this machine does not have. */
  readonly lacks: readonly string[];
  readonly stop: () => Promise<void>;
}

/** The required programs that this machine lacks, as a message; null if none. */
export function missing(): string | null {
  const packages = {
    haproxy: isInstalled('haproxy'),
    'valkey-server or redis-server': VALKEY_PROGRAM !== undefined,
    postgresql: postgresPrograms() !== undefined,
  };
  const names = Object.entries(packages).flatMap(([name, isThere]) => (isThere ? [] : [name]));
  return names.length === 0 ? null : names.join(', ');
}

/** The system's PostgreSQL, because the bundled one has no `pg_basebackup`. */
function postgresPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  if (!fs.existsSync(root)) return undefined;
  const versions = fs.readdirSync(root).toSorted((one, other) => Number(other) - Number(one));
  return versions
    .map((version) => path.join(root, version, 'bin'))
    .find((folder) => fs.existsSync(path.join(folder, 'pg_basebackup')));
}

export async function startCluster(): Promise<Cluster> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-cluster-'));
  fs.chmodSync(folder, 0o755);
  const pair = await startDatabasePair(postgresPrograms()!, folder);
  const db = connect(pair.connection, pino({ level: 'silent' }));
  await migrate(db);
  const valkey = await startRealValkey(VALKEY_PROGRAM!);
  const provider = await startProvider();
  const { user, port } = pair.connection as { user: string; port: number };
  const pooler = noPooler() === null ? await startPooler({ user, port }, folder) : null;
  const swift = hasSwift() ? await startSwift(folder) : null;
  const env = {
    ...COMMON,
    ...swift?.env,
    DATABASE_URL: pooler ? `postgres://${user}@127.0.0.1:${pooler.port}/postgres` : pair.url,
    DATABASE_READ_URL: pair.readUrl,
    VALKEY_URL: valkey.url,
    AI_BASE_URL: provider.baseUrl,
    AI_IMAGE_MODELS: swift ? 'chitrakar=gpt-image-1' : '',
  };
  const servers = await Promise.all(SERVERS.map((name) => startServer(path.join(folder, name), env)));
  const balancer = await startBalancer(servers.map((server) => server.port));
  const cache = isInstalled('varnishd') ? await startSharedCache(balancer.port, folder) : null;
  return {
    db,
    address: balancer.address,
    cache: cache?.address ?? null,
    hasStorage: swift !== null,
    servers: servers.map((server) => `http://127.0.0.1:${server.port}`),
    lacks: [
      ...(noPooler() === null ? [] : [noPooler()!]),
      ...(swift ? [] : ['Swift is not installed: nobody paints']),
      ...(cache ? [] : ['Varnish is not installed: there is no cache in front']),
    ],
    parts: [
      servers.map((server, at) => ({ name: `server ${SERVERS[at]}`, kill: () => server.kill() })),
      databaseParts(pair),
      [
        { name: 'Valkey', kill: () => again(valkey) },
        { name: 'the balancer', kill: () => balancer.kill() },
        ...partsOf({ 'the pooler': pooler, 'the cache': cache }),
        { name: 'the provider of models', kill: () => provider.kill() },
      ],
      partsOf({ 'the storage of pictures': swift }),
    ],
    async stop() {
      await Promise.all(servers.map(({ stop }) => stop()));
      await db.destroy();
      for (const part of [cache, balancer, pooler, swift, provider, pair]) await part?.stop();
      await valkey.kill();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

const COMMON = {
  AUTH_SECRET: TEST_SECRET,
  PUBLIC_URL: TEST_URL,
  SEED: 'none',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'fatal',
  TEST_PROVIDER: 'real',
  AI_TEXT_MODELS: 'tenali=gpt-4.1-mini',
  AI_DAILY_CREDITS: 'none',
};

const partsOf = (running: Readonly<Record<string, Running | null>>): Part[] =>
  Object.entries(running).flatMap(([name, part]) => (part ? [{ name, kill: () => part.kill() }] : []));

const databaseParts = (pair: DatabasePair): Part[] => [
  { name: 'the primary', kill: () => pair.crash() },
  { name: 'the standby', kill: () => pair.restartStandby() },
  { name: 'the primary, for good', kill: () => pair.promote() },
];

async function again({ kill, start }: { kill: () => Promise<void>; start: () => Promise<void> }) {
  await kill();
  await start();
}

async function startServer(dataDir: string, env: Readonly<Record<string, string>>) {
  const port = await freePort();
  let server: ServerProcess;
  async function start(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      // like `main.ts`
      const NODE_COMPILE_CACHE = path.join(dataDir, 'compiled');
      const own = { PORT: String(port), DATA_DIR: dataDir, NODE_COMPILE_CACHE };
      server = runServer({ program: PROGRAM, env: { ...env, ...own } });
      try {
        await server.ready();
        return;
      } catch (error) {
        // its database may be unavailable just now: an operator's service would restart it
        await end('SIGKILL');
        if (tries === 20) throw error;
      }
    }
  }
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    server.child.kill(signal);
    await server.ended();
  }
  await start();
  return {
    port,
    stop: () => end('SIGTERM'),
    async kill() {
      await end('SIGKILL');
      await start();
    },
  };
}

const at = (port: number): string => `127.0.0.1:${port}`;

async function startBalancer(ports: readonly number[]) {
  const port = await freePort();
  const [one = 0, two = 0, three = 0] = ports;
  const env = {
    ...process.env,
    LISTEN: at(port),
    SERVER_ONE: at(one),
    SERVER_TWO: at(two),
    SERVER_THREE: at(three),
  };
  const command = ['haproxy', '-db', '-f', BALANCER] as const;
  const running = await runProgram({ command, port, options: { env } });
  return { ...running, port, address: `http://127.0.0.1:${port}` };
}

const tellingAt = (port: number): Promise<FakeProvider> => startFakeProvider({ port, latencyMs: WORD_MS });

async function startProvider() {
  let provider = await tellingAt(0);
  const port = Number(new URL(provider.origin).port);
  return {
    baseUrl: provider.baseUrl,
    stop: () => provider.stop(),
    async kill() {
      await provider.stop();
      provider = await tellingAt(port);
    },
  };
}
