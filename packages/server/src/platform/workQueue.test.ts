import { describe, expect, it } from 'vitest';
import { createWorkQueue } from './workQueue.ts';

/** Work that the test settles. */
function openWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done'), fail: () => reject(new Error('failed')) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('A work queue', () => {
  it('runs a limited number of concurrent tasks, and the others in order', async () => {
    const queue = createWorkQueue({ concurrency: 2, waiting: 10 });
    const begun: number[] = [];
    const works = [0, 1, 2, 3].map(openWork);
    const all = works.map(({ work }, index) =>
      queue.run(() => {
        begun.push(index);
        return work();
      }),
    );
    await settled();
    expect(begun).toEqual([0, 1]);
    works[1]!.end();
    await settled();
    expect(begun).toEqual([0, 1, 2]);
    for (const { end } of works) end();
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done']);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('frees the slot of a failed task', async () => {
    const queue = createWorkQueue({ concurrency: 1, waiting: 10 });
    const first = openWork();
    const failing = queue.run(first.work);
    const next = queue.run(() => Promise.resolve('next'));
    first.fail();
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('next');
  });

  it('is full at its maximum length', async () => {
    const queue = createWorkQueue({ concurrency: 1, waiting: 1 });
    const first = openWork();
    const running = queue.run(first.work);
    expect(queue.isFull()).toBe(false);
    const waiting = queue.run(() => Promise.resolve('second'));
    expect(queue.isFull()).toBe(true);
    first.end();
    expect(await Promise.all([running, waiting])).toEqual(['done', 'second']);
    expect(queue.isFull()).toBe(false);
    expect(createWorkQueue({ concurrency: 1, waiting: 0 }).isFull()).toBe(false);
  });
});
