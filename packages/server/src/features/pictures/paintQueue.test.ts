import { describe, expect, it } from 'vitest';
import { createPaintQueue } from './paintQueue.ts';

/** A queue whose pictures are painted when the test says so, and the order in which they were begun. */
function slowQueue() {
  const queue = createPaintQueue();
  const begun: string[] = [];
  const paintings = new Map<string, PromiseWithResolvers<Buffer>>();
  const work = (key: string) => () => {
    begun.push(key);
    const painting = Promise.withResolvers<Buffer>();
    paintings.set(key, painting);
    return painting.promise;
  };
  async function begunOf(key: string) {
    await expect.poll(() => begun).toContain(key);
    return paintings.get(key)!;
  }
  return {
    begun,
    first: (key: string) => queue.first(key, work(key)),
    ahead: (key: string) => queue.ahead(key, work(key)),
    waiting: queue.waiting,
    end: async (key: string) => (await begunOf(key)).resolve(Buffer.from(key)),
    fail: async (key: string) => (await begunOf(key)).reject(new Error(`no ${key}`)),
  };
}

describe('A queue of pictures', () => {
  it('paints one at a time, and those that somebody waits for before those ahead', async () => {
    const { begun, first, ahead, end } = slowQueue();
    const all = [ahead('a'), ahead('b'), first('c'), first('d')];
    for (const key of ['a', 'c', 'd', 'b']) {
      expect(begun.at(-1)).toBe(key);
      await end(key);
      await expect.poll(() => begun.length === 4 || begun.at(-1) !== key).toBe(true);
    }
    expect(begun).toEqual(['a', 'c', 'd', 'b']);
    expect((await Promise.all(all)).map(String)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('paints a picture once for all, first if one of them waits', async () => {
    const { begun, first, ahead, end, waiting } = slowQueue();
    const all = [first('a'), first('a'), ahead('a'), ahead('b'), ahead('c'), first('c'), first('c')];
    expect(waiting()).toBe(1);
    await end('a');
    await end('c');
    await end('b');
    expect(begun).toEqual(['a', 'c', 'b']);
    expect((await Promise.all(all)).map(String)).toEqual(['a', 'a', 'a', 'b', 'c', 'c', 'c']);
  });

  it('goes on after a picture that failed, and paints that one again', async () => {
    const { first, ahead, end, fail } = slowQueue();
    const [failing, next] = [first('a'), ahead('b')];
    await Promise.all([expect(failing).rejects.toThrow('no a'), fail('a')]);
    await end('b');
    expect(String(await next)).toBe('b');
    const again = first('a');
    await expect.poll(async () => end('a').then(() => true)).toBe(true);
    expect(String(await again)).toBe('a');
  });
});
