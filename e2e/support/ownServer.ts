import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/lib/freePort.mjs';

const SERVER = path.resolve(import.meta.dirname, '../../packages/server/src');
const MAIN = path.join(SERVER, 'main.ts');
/** The same, with a narrator that fails as the player's words ask it to. */
export const FAULTY = path.join(SERVER, 'testing/faultyServer.ts');

export interface OwnServer {
  readonly url: string;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
  /** Ends it without a word, as a power cut does. `start` starts it again, at the same address with the same data. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** The real program with a database that no other journey reads. */
export async function startOwnServer(program = MAIN): Promise<OwnServer> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-own-'));
  // PostgreSQL does not run as root: another user must be able to walk in
  fs.chmodSync(dataDir, 0o755);
  const port = await freePort('OWN_PORT');
  const env = { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMIT: 'off' };
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    await untilRunning(child);
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    child = undefined;
  }

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
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
