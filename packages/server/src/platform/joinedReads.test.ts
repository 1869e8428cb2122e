import { expect, it } from 'vitest';
import { createJoinedReads } from './joinedReads.ts';

it('Reads that are asked for together are one read, which begins after the last of them', async () => {
  const reads = createJoinedReads<number>();
  let stored = 0;
  let asked = 0;
  const ask = (key: string) =>
    reads.read(key, () => {
      asked += 1;
      return Promise.resolve(stored);
    });
  const first = [ask('a'), ask('a'), ask('b')];
  stored = 1;
  expect(await Promise.all([...first, ask('a')])).toEqual([1, 1, 1, 1]);
  expect(asked).toBe(2);
  stored = 2;
  expect(await ask('a')).toBe(2);
});

it('A read that fails fails for all who asked, and the next one reads again', async () => {
  const reads = createJoinedReads<string>();
  const broken = () => Promise.reject(new Error('gone'));
  const failed = await Promise.allSettled([
    reads.read('a', broken),
    reads.read('a', () => Promise.resolve('never')),
  ]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await reads.read('a', () => Promise.resolve('read'))).toBe('read');
});
