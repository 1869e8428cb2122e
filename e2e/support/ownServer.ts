import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/lib/freePort.mjs';
import { copyInstallation } from './installation.ts';

const SERVER = path.resolve(import.meta.dirname, '../../packages/server/src');
const MAIN = path.join(SERVER, 'main.ts');
/** The server's program, with a narrator that fails when the player's words say so. */
export const FAULTY = path.join(SERVER, 'testing/faultyServer.ts');

export interface OwnServer {
  readonly url: string;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
  /** Kills it without warning, like a power cut. `start` restarts it at the same address with the same data. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** The administrator of every such server. */
export const ADMIN = { username: 'admin', password: 'Gate!keeper1' };
const FIRST_ADMIN = { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password };

export interface Settings {
  readonly program?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Installs the data of a first start. A Playwright run makes only one first start. */
export const installInto = (dataDir: string, port: string): Promise<void> =>
  copyInstallation(dataDir, async (first) =>
    end(await run(MAIN, { PORT: port, DATA_DIR: first }), 'SIGTERM'),
  );

/** Starts the real program with a database of its own. */
export async function startOwnServer({ program = MAIN, env }: Settings = {}): Promise<OwnServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-own-'));
  // PostgreSQL does not run as root: another user must be able to walk in
  fs.chmodSync(folder, 0o755);
  const dataDir = path.join(folder, 'data');
  const port = await freePort('OWN_PORT');
  await installInto(dataDir, port);
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    child = await run(program, { ...env, PORT: port, DATA_DIR: dataDir });
  }

  async function stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (child) await end(child, signal);
    child = undefined;
  }

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    start,
    kill: () => stop('SIGKILL'),
    async stop() {
      await stop('SIGTERM');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the program, and waits until it answers. */
async function run(program: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...FIRST_ADMIN, LOG_LEVEL: 'warn', RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await untilRunning(child);
  return child;
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

function untilRunning(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ctrl-C stops it')) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.\n${output}`)));
  });
}
