import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { inject } from 'vitest';
import { connect } from '../platform/db/connect.ts';
import type { Database } from '../platform/db/schema.ts';
import { TEST_SECRET, TEST_URL } from './buildTestApp.ts';
import { freePort, startPasswordPostgres } from './passwordPostgres.ts';
import type { Person } from './people.ts';
import { runServer, type ServerProcess } from './runServer.ts';

interface Call {
  readonly method?: string;
  readonly body?: object;
  readonly person?: Person;
  readonly headers?: Readonly<Record<string, string>>;
  /** The index of the server. */
  readonly at?: number;
}

export interface Servers {
  /** The data folder of each server. */
  readonly folders: readonly string[];
  readonly addresses: readonly string[];
  readonly db: Database;
  /** Starts a server in place of a dead one, possibly another version. */
  readonly start: (
    at: number,
    env?: Readonly<Record<string, string>>,
    version?: string,
  ) => Promise<ServerProcess>;
  readonly server: (at: number) => ServerProcess;
  readonly call: (url: string, call?: Call) => Promise<{ status: number; body: unknown }>;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly count?: number;
  readonly program?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Real servers, each a process of its own, on one PostgreSQL. */
export async function startServers({ count = 2, program, env }: Options = {}): Promise<Servers> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-servers-'));
  const postgres = await startPasswordPostgres({ cluster: inject('cluster') });
  const { host, port, user, password, database } = postgres.connection;
  const db = connect(postgres.connection, pino({ level: 'silent' }));
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  const servers: ServerProcess[] = [];
  let address = 0;

  const start: Servers['start'] = async (at, more = {}, version = program) => {
    const server = runServer({
      ...(version !== undefined && { program: version }),
      env: {
        PORT: String(ports[at]),
        DATA_DIR: path.join(folder, String(at)),
        DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/${database}`,
        AUTH_SECRET: TEST_SECRET,
        PUBLIC_URL: TEST_URL,
        // behind a trusted proxy, each call can come from another address; with RATE_LIMIT=off that is not needed,
        // and not allowed
        ...(env?.RATE_LIMIT !== 'off' && { TRUSTED_PROXIES: '127.0.0.1' }),
        SEED: 'none',
        LOG_LEVEL: 'error',
        ...env,
        ...more,
      },
    });
    servers[at] = server;
    await server.ready();
    return server;
  };

  await Promise.all(ports.map((_, at) => start(at)));
  return {
    folders: ports.map((_, at) => path.join(folder, String(at))),
    addresses: ports.map((own) => `http://127.0.0.1:${own}`),
    db,
    start,
    server: (at) => servers[at]!,
    /** Makes a call from a new address each time, because these tests are not about limits by network. */
    async call(url, { method = 'POST', body, person, headers, at = 0 } = {}) {
      address += 1;
      const response = await fetch(`http://127.0.0.1:${ports[at]}/api/v1${url}`, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          'x-forwarded-for': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
          ...person?.headers,
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    },
    async stop() {
      for (const { child } of servers) child.kill('SIGTERM');
      await Promise.all(servers.map((server) => server.ended()));
      await db.destroy();
      await postgres.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
