import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const MAIN = path.resolve(import.meta.dirname, '../packages/server/src/main.ts');

export interface TimedServer {
  readonly pid: number;
  readonly startedIn: number;
  /** Stops the server and returns how long that took. */
  readonly stop: () => Promise<number>;
}

/** Starts the real program, or one that a test puts together, and measures the time until it reports that it is running. */
export async function startTimed(
  port: number,
  dataDir: string,
  { program = MAIN, settings = {} }: { program?: string; settings?: Record<string, string> } = {},
): Promise<TimedServer> {
  const began = performance.now();
  // as `npm start` sets it; and the rate limits would refuse the load from one address
  const limits = { UV_THREADPOOL_SIZE: '8', RATE_LIMIT: 'off' };
  const own = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const env = { ...process.env, ...limits, ...own, ...settings };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await untilRunning(child);
  const startedIn = performance.now() - began;
  async function stop(): Promise<number> {
    const asked = performance.now();
    child.kill('SIGTERM');
    await once(child, 'exit');
    return performance.now() - asked;
  }
  return { pid: child.pid!, startedIn, stop };
}

function untilRunning(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ctrl-C stops it')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server exited with code ${code}.\n${output}`)));
  });
}
