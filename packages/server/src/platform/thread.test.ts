import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { TestJob } from '../testing/threadOfTests.ts';
import { inProcess } from './inProcess.ts';
import { inWorker } from './runner.ts';
import { createThread, TookTooLong } from './thread.ts';

const LONG_MS = 30_000;
const FILE = new URL('../testing/threadOfTests.ts', import.meta.url);

describe.each([
  ['a thread', inWorker],
  ['a thread in a process of its own', inProcess(500)],
])('%s', (_, start) => {
  const thread = createThread<TestJob, number>(FILE, { start });

  it('does one job after the other, in their order', async () => {
    const answers: number[] = [];
    const asked = [1, 2, 3].map(async (double) => answers.push(await thread.ask({ double }, LONG_MS)));
    await Promise.all(asked);
    expect(answers).toEqual([2, 4, 6]);
  });

  it('says why a job failed, and does the next one', async () => {
    await expect(thread.ask({ fault: 'fails' }, LONG_MS)).rejects.toThrow('it cannot be done');
    expect(await thread.ask({ double: 4 }, LONG_MS)).toBe(8);
  });

  it('is ended when a job takes too long, keeps nobody waiting meanwhile, and is replaced', async () => {
    await thread.ask({ double: 1 }, LONG_MS);
    const endless = thread.ask({ fault: 'loops' }, 300);
    const after = thread.ask({ double: 5 }, LONG_MS);
    let turns = 0;
    const counting = (async () => {
      for (; turns < 10; turns += 1) await sleep(10);
    })();
    await expect(endless).rejects.toBeInstanceOf(TookTooLong);
    expect(turns, 'the thread of everybody went on').toBeGreaterThan(0);
    expect(await after).toBe(10);
    await counting;
  });

  it('that dies is replaced', async () => {
    await expect(thread.ask({ fault: 'dies' }, LONG_MS)).rejects.toThrow('a thread ended (3)');
    expect(await thread.ask({ double: 6 }, LONG_MS)).toBe(12);
  });

  it('that ends while nobody waits for it is replaced', async () => {
    expect(await thread.ask({ fault: 'ends later' }, LONG_MS)).toBe(0);
    // a job that is sent before the end is lost with the thread, so it is repeated
    await sleep(300);
    await expect.poll(() => thread.ask({ double: 7 }, LONG_MS)).toBe(14);
  });

  it('that cannot be started says so each time', async () => {
    const none = createThread(new URL('no-such-thread.ts', import.meta.url), { start });
    await expect(none.ask({}, LONG_MS)).rejects.toThrow('no-such-thread');
    await expect(none.ask({}, LONG_MS)).rejects.toThrow('no-such-thread');
  });
});
