import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const SERVER = path.join(import.meta.dirname, 'bareServer.ts');
const STARTS = 5;

/** A server that only sends so many bytes, in a process of its own. */
export async function startBareServer(
  port: number,
  bytes: number,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const args = [SERVER, String(port), String(bytes)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** How long Node takes to start and to end with nothing to do, in ms: the median of a few. */
export async function timeOfBareStart(): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const began = performance.now();
    await once(spawn(process.execPath, ['--eval', '0']), 'exit');
    times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(STARTS / 2)]!;
}
