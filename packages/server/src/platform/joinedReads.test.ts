import { expect, it } from 'vitest';
import { createJoinedReads } from './joinedReads.ts';

it('Reads that are asked for together are one read, which begins after the last of them', async () => {
  const { read } = createJoinedReads<number>();
  let stored = 0;
  let reads = 0;
  const ask = (key: string) =>
    read(key, () => {
      reads += 1;
      return Promise.resolve(stored);
    });
  const asked = [ask('a'), ask('a'), ask('b')];
  stored = 1;
  expect(await Promise.all([...asked, ask('a')])).toEqual([1, 1, 1, 1]);
  expect(reads).toBe(2);
  stored = 2;
  expect(await ask('a')).toBe(2);
});

it('A read that fails fails for all who asked, and the next one reads again', async () => {
  const { read } = createJoinedReads<string>();
  const broken = () => Promise.reject(new Error('gone'));
  const failed = await Promise.allSettled([read('a', broken), read('a', () => Promise.resolve('never'))]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read('a', () => Promise.resolve('read'))).toBe('read');
});
