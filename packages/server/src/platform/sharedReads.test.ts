import { expect, it } from 'vitest';
import { createSharedReads } from './sharedReads.ts';

function asked() {
  let time = 0;
  let reads = 0;
  const shared = createSharedReads<number>({ forMs: 200, now: () => time });
  return {
    shared,
    pass: (ms: number) => void (time += ms),
    read: (key = 'one') => shared.read(key, () => Promise.resolve((reads += 1))),
    reads: () => reads,
  };
}

it('a thousand who ask at the same time are answered by one read, and later ones by another', async () => {
  const { read, reads, pass } = asked();
  expect(new Set(await Promise.all(Array.from({ length: 1000 }, () => read())))).toEqual(new Set([1]));
  pass(199);
  expect(await read()).toBe(1);
  pass(1);
  expect(await read()).toBe(2);
  expect(reads()).toBe(2);
});

it('a read with another key is separate, and is dropped in time', async () => {
  const { shared, read, pass } = asked();
  expect([await read('one'), await read('other')]).toEqual([1, 2]);
  pass(200);
  await read('third');
  expect(shared.size()).toBe(1);
});

it('a read that has failed is not the answer for good', async () => {
  let time = 0;
  const shared = createSharedReads<number>({ forMs: 200, now: () => time });
  await expect(shared.read('one', () => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
  time = 200;
  expect(await shared.read('one', () => Promise.resolve(1))).toBe(1);
});
