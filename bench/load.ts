import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { freePort } from '../tools/lib/freePort.mjs';
import { median, quantile, timed } from './harness.ts';

const BARE_SERVER = path.join(import.meta.dirname, 'bareServer.ts');
const BARE_PORT = Number(await freePort('BENCH_BARE_PORT'));
const BARE_STARTS = 5;
const LOAD = { clients: 16, seconds: 4 };

export interface LoadResult {
  readonly perSecond: number;
  readonly p95: number;
}

/** Runs concurrent clients for some time; each sends its next request when the last was answered. */
export async function load(
  url: string,
  { clients, seconds } = LOAD,
  headers: Readonly<Record<string, string>> = {},
): Promise<LoadResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  async function client(): Promise<void> {
    while (performance.now() < until)
      times.push(
        await timed(async () => {
          if (!(await isAnswered(url, { agent, headers }))) throw new Error(`${url} was not answered`);
        }),
      );
  }
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return { perSecond: times.length / seconds, p95: quantile(times, 0.95) };
}

/**
 * Puts load on one URL, between two halves of the same load on a bare server, so that all three run on the same machine
 * at the same time.
 */
export async function besideBare(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<LoadResult & { readonly bare: number }> {
  const bytes = (await (await fetch(url, { headers })).arrayBuffer()).byteLength;
  const args = [BARE_SERVER, String(BARE_PORT), String(bytes)];
  const bare = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await once(bare.stdout, 'data');
    const half = { ...LOAD, seconds: LOAD.seconds / 2 };
    const before = await load(`http://127.0.0.1:${BARE_PORT}/`, half);
    const measured = await load(url, LOAD, headers);
    const after = await load(`http://127.0.0.1:${BARE_PORT}/`, half);
    return { ...measured, bare: (before.perSecond + after.perSecond) / 2 };
  } finally {
    bare.kill('SIGTERM');
    await once(bare, 'exit');
  }
}

/** How long Node takes to start and exit with nothing to do, in ms: the median of several runs. */
export async function timeOfBareStart(): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < BARE_STARTS; start++)
    times.push(await timed(() => once(spawn(process.execPath, ['--eval', '0']), 'exit')));
  return median(times);
}

function isAnswered(url: string, options: http.RequestOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.get(url, options, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200));
    });
    request.once('error', () => resolve(false));
  });
}
