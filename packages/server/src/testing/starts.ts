/** Starts the real program, in a new folder for each test, which is removed afterwards. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { freePort, type PasswordPostgres } from './passwordPostgres.ts';
import { runServer, type ServerProcess } from './runServer.ts';

export interface Starts {
  readonly folder: () => string;
  readonly port: () => number;
  readonly dataDir: () => string;
  /** Exists while PostgreSQL runs. */
  readonly pidFile: () => string;
  readonly start: (
    env?: Record<string, string | undefined>,
    account?: { uid?: number; gid?: number },
  ) => ServerProcess;
  readonly stories: (at?: number) => Promise<{ total_stories: number }>;
  /** The line that explains a refused start. */
  readonly refusal: (server: ServerProcess) => Promise<string>;
}

export function starts(): Starts {
  let folder: string;
  let port: number;
  let running: ServerProcess[];

  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-start-'));
    fs.chmodSync(folder, 0o755);
    port = await freePort();
    running = [];
  });

  afterEach(async () => {
    for (const server of running) server.child.kill('SIGTERM');
    await Promise.all(running.map((server) => server.ended()));
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const dataDir = () => path.join(folder, 'data');

  return {
    folder: () => folder,
    port: () => port,
    dataDir,
    pidFile: () => path.join(dataDir(), 'pgdata/postmaster.pid'),
    start(env = {}, account = {}) {
      const server = runServer({
        // drawing the bundled covers would occupy a core
        env: { PORT: String(port), DATA_DIR: dataDir(), SEED: 'none', ...env },
        ...account,
      });
      running.push(server);
      return server;
    },
    async stories(at = port) {
      const response = await fetch(`http://127.0.0.1:${at}/api/v1/stories/?page=1`);
      return (await response.json()) as { total_stories: number };
    },
    async refusal(server) {
      const { code } = await server.ended();
      expect(code, server.output()).toBe(1);
      const [line, ...more] = server.output().trim().split('\n');
      expect(more, 'after one clear line').toEqual([]);
      return line!;
    },
  };
}

export function addressOf({ connection }: PasswordPostgres): string {
  const { host, port, user, password, database } = connection;
  return `postgres://${user}:${password}@${host}:${port}/${database}`;
}
