import { describe, expect, it } from 'vitest';
import type { TestJob } from '../testing/threadOfTests.ts';
import { createFairThreads } from './fairThreads.ts';

const LONG_MS = 30_000;
const FILE = new URL('../testing/threadOfTests.ts', import.meta.url);

describe('Fair threads', () => {
  it('do not let others wait for all jobs of one account', async () => {
    const threads = createFairThreads<TestJob, number>(FILE, 2);
    // starts both threads
    await Promise.all(['anu', 'meera'].map((who) => threads.ask({ double: 1 }, LONG_MS, who)));
    const done: string[] = [];
    const ask = (name: string, job: TestJob, deadlineMs: number) =>
      threads.ask(job, deadlineMs, name.split(' ')[0]!).then(
        () => done.push(name),
        () => done.push(`${name}, too long`),
      );
    await Promise.all([
      ask('anu 1', { fault: 'loops' }, 1500),
      ask('anu 2', { double: 2 }, LONG_MS),
      ask('anu 3', { double: 3 }, LONG_MS),
      ask('meera 1', { double: 4 }, LONG_MS),
      ask('ravi 1', { double: 5 }, LONG_MS),
    ]);
    expect(done).toEqual(['meera 1', 'ravi 1', 'anu 1, too long', 'anu 2', 'anu 3']);
  });

  it('serve as many accounts at a time as there are threads, in their order', async () => {
    const threads = createFairThreads<TestJob, number>(FILE, 1);
    const answers: number[] = [];
    const asked = [1, 2, 3].map(async (double) =>
      answers.push(await threads.ask({ double }, LONG_MS, `reader ${double}`)),
    );
    await Promise.all(asked);
    expect(answers).toEqual([2, 4, 6]);
  });

  it('go on after a job that failed, and one whose thread died', async () => {
    const threads = createFairThreads<TestJob, number>(FILE, 1);
    await expect(threads.ask({ fault: 'fails' }, LONG_MS, 'anu')).rejects.toThrow('it cannot be done');
    await expect(threads.ask({ fault: 'dies' }, LONG_MS, 'anu')).rejects.toThrow('a thread ended (3)');
    expect(await threads.ask({ double: 4 }, LONG_MS, 'anu')).toBe(8);
  });
});
