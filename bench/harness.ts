/** Shared by all benches: a folder, the program, the browser, pages, samples, and figures with their budgets. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, type CDPSession, chromium } from 'playwright';
import { CHROMIUM_FLAGS, chromiumPath } from '../tools/lib/chromiumFlags.mjs';
import { freePort } from '../tools/lib/freePort.mjs';

const RESULTS = path.join(import.meta.dirname, 'results');
const SOURCE = path.resolve(import.meta.dirname, '../packages/server/src');
const MAIN = path.join(SOURCE, 'main.ts');
/** The program with a narrator that answers immediately, or after a given delay. */
export const PLAY_SERVER = path.join(SOURCE, 'testing/playServer.ts');
const PORT = await freePort('BENCH_PORT');

export interface TimedServer {
  /** The URL of the server. */
  readonly base: string;
  readonly dataDir: string;
  readonly pid: number;
  readonly startedIn: number;
  /** Stops the server and returns how long that took. */
  readonly stop: () => Promise<number>;
}

interface Program {
  readonly program?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Creates an empty folder for some work, and deletes it afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-bench-'));
  fs.chmodSync(folder, 0o755);
  try {
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs some work while the program runs, on the given data folder or on an empty one. */
export async function withServer<T>(
  { dataDir, ...program }: Program & { readonly dataDir?: string },
  work: (server: TimedServer) => Promise<T>,
): Promise<T> {
  if (dataDir === undefined) return withFolder((folder) => withServer({ ...program, dataDir: folder }, work));
  const server = await startTimed(dataDir, program);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** Starts the program, and measures the time until it reports that it is running. */
export async function startTimed(
  dataDir: string,
  { program = MAIN, settings = {} }: Program = {},
): Promise<TimedServer> {
  const began = performance.now();
  // the thread pool has the size that `npm start` sets; rate limits would refuse the load, which comes from one address
  const limits = { UV_THREADPOOL_SIZE: '8', RATE_LIMIT: 'off' };
  const own = { PORT, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const env = { ...process.env, ...limits, ...own, ...settings };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  // also if the bench fails before it stops the program
  process.once('exit', () => child.kill());
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ctrl-C stops it')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server exited with code ${code}.\n${output}`)));
  });
  const startedIn = performance.now() - began;
  async function stop(): Promise<number> {
    const asked = performance.now();
    child.kill('SIGTERM');
    await once(child, 'exit');
    return performance.now() - asked;
  }
  return { base: `http://127.0.0.1:${PORT}`, dataDir, pid: child.pid!, startedIn, stop };
}

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** The browser's counters so far, by name. */
export async function metricsOf(devtools: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** How long the main thread has been busy so far, in ms. */
export async function busyMs(devtools: CDPSession): Promise<number> {
  return (await metricsOf(devtools))['TaskDuration']! * 1000;
}

/** The duration of some work, in ms. */
export async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** A row with a figure, rounded to three digits, and whether it is within its budget, if it has one. */
export function row(figure: string, value: number, unit: string, budget?: number) {
  const met = budget === undefined ? '' : value <= budget ? 'yes' : 'NO';
  return { figure, value: Number(value.toPrecision(3)), unit, budget: budget ?? '', met };
}

/**
 * Prints the rows and stores them: `<name>.json` has the newest results with their details, and `<name>.history.jsonl`
 * one line per run and machine. The exit code is 1 if a row misses its budget.
 */
export function report(name: string, rows: readonly object[], details: object = {}): void {
  console.table(rows);
  const { BENCH_ROWS } = process.env;
  // as a part of the whole bench, which stores the rows that it uses
  if (BENCH_ROWS !== undefined) return fs.writeFileSync(BENCH_ROWS, JSON.stringify(rows));
  const facts = { at: new Date().toISOString(), commit: commit(), machine: machine() };
  const newest = JSON.stringify({ ...facts, rows, ...details }, null, 2);
  fs.writeFileSync(path.join(RESULTS, `${name}.json`), `${newest}\n`);
  fs.appendFileSync(path.join(RESULTS, `${name}.history.jsonl`), `${JSON.stringify({ ...facts, rows })}\n`);
  if (rows.some((each) => 'met' in each && (each.met === 'NO' || each.met === false))) process.exitCode = 1;
}

/** Stores a run of the whole bench, as `report` does for a single bench. */
export function storeRun(name: string, run: object): void {
  fs.writeFileSync(path.join(RESULTS, `${name}.json`), `${JSON.stringify(run, null, 2)}\n`);
  fs.appendFileSync(path.join(RESULTS, `${name}.history.jsonl`), `${JSON.stringify(run)}\n`);
}

/** The measured commit, and whether there were uncommitted changes. */
export function commit(): string {
  const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const;
  return execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=12'], options).trim();
}

/** The machine, and its load from other programs. */
export function machine() {
  const [first] = os.cpus();
  return {
    cpu: first?.model.trim() ?? 'unknown',
    cores: os.availableParallelism(),
    memoryGB: Math.round(os.totalmem() / 1e9),
    load: Math.round(os.loadavg()[0]! * 10) / 10,
    node: process.version,
  };
}
