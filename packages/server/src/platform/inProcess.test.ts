import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import type { TestJob } from '../testing/threadOfTests.ts';
import { inProcess, TookTooMuchMemory } from './inProcess.ts';
import { createThread } from './thread.ts';

const LONG_MS = 30_000;
const MOST_MB = 300;
const FILE = new URL('../testing/threadOfTests.ts', import.meta.url);
const PARENT = new URL('../testing/parentOfThread.ts', import.meta.url);

const threadOf = (idleMs?: number) =>
  createThread<TestJob, number>(FILE, { start: inProcess(MOST_MB), ...(idleMs !== undefined && { idleMs }) });

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

let parent: ChildProcess | undefined;
afterEach(() => parent?.kill('SIGKILL'));

it('bytes beyond the memory of a process end it, and its memory is free; this process has none of them', async () => {
  const thread = threadOf();
  const pid = await thread.ask({ ask: 'pid' }, LONG_MS);
  const before = process.memoryUsage.rss();
  await expect(thread.ask({ bytesMb: 20_000 }, LONG_MS)).rejects.toBeInstanceOf(TookTooMuchMemory);
  expect(isAlive(pid)).toBe(false);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  expect(await thread.ask({ bytesMb: 20 }, LONG_MS)).toBe(20 * 1024 * 1024);
});

it('an idle process ends, and the next job starts another one', async () => {
  const thread = threadOf(50);
  const pid = await thread.ask({ ask: 'pid' }, LONG_MS);
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(await thread.ask({ ask: 'pid' }, LONG_MS)).not.toBe(pid);
});

it('a process goes on when its terminal or its supervisor tells all to stop: the server waits for its answer', async () => {
  const thread = threadOf();
  const pid = await thread.ask({ ask: 'pid' }, LONG_MS);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(pid, signal);
  expect(await thread.ask({ ask: 'pid' }, LONG_MS)).toBe(pid);
});

it('a process ends with the one that started it, however that ends, even in the middle of a loop', async () => {
  parent = spawn(process.execPath, [...process.execArgv, PARENT.pathname], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(parent.stdout!, 'data')) as [Buffer];
  const pid = Number(line.toString());
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
});

it('a process does not know the environment of the one that started it', async () => {
  process.env.SECRET_OF_TEST = 'x';
  const knows = await threadOf().ask({ ask: 'knows the secret' }, LONG_MS);
  delete process.env.SECRET_OF_TEST;
  expect(knows).toBe(0);
});

const ON_LINUX = process.platform === 'linux';

it.runIf(ON_LINUX)('where Linux has too little memory for all, it ends such a process first', async () => {
  const pid = await threadOf().ask({ ask: 'pid' }, LONG_MS);
  expect(fs.readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8')).toBe('1000\n');
});
