import { describe, expect, it } from 'vitest';
import { createKeyedQueue } from './keyedQueue.ts';

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a queue by key', () => {
  it('runs work with the same key sequentially, and other keys in parallel', async () => {
    const queue = createKeyedQueue({ concurrency: 1, waiting: 10 });
    const begun: string[] = [];
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const work = (name: string) => async () => {
      begun.push(name);
      await gate;
    };
    const all = [queue.run('a', work('a1')), queue.run('a', work('a2')), queue.run('b', work('b1'))];
    await tick();
    expect(begun).toEqual(['a1', 'b1']);
    release();
    for (const each of all) await each;
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  });

  it('refuses work for a key whose queue is full, and accepts it again later', async () => {
    const queue = createKeyedQueue({ concurrency: 1, waiting: 1 });
    const one = queue.run('a', tick);
    const two = queue.run('a', tick);
    expect(queue.run('a', tick)).toBeUndefined();
    expect(queue.run('b', tick)).toBeDefined();
    await one;
    await two;
    expect(queue.run('a', tick)).toBeDefined();
  });

  it('continues after failed work', async () => {
    const queue = createKeyedQueue({ concurrency: 1, waiting: 1 });
    await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run('a', () => Promise.resolve('fine'))).toBe('fine');
  });
});
