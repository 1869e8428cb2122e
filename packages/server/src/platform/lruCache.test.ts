import { expect, it } from 'vitest';
import { createLruCache } from './lruCache.ts';

function fullCache() {
  const cache = createLruCache<number>(3);
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ] as const)
    cache.set(key, value);
  return { ...cache, all: () => ['a', 'b', 'c', 'd'].filter((key) => cache.get(key) !== undefined) };
}

it('has what was put into it, the newest value of each key', () => {
  const cache = fullCache();
  cache.set('b', 22);
  expect(cache.get('b')).toBe(22);
  expect(cache.get('none')).toBeUndefined();
  expect(cache.all()).toEqual(['a', 'b', 'c']);
});

it('drops the entry that was used least recently when it is full', () => {
  const cache = fullCache();
  cache.get('a');
  cache.set('d', 4);
  expect(cache.all()).toEqual(['a', 'c', 'd']);
});

it('counts an entry that was set again as used', () => {
  const cache = fullCache();
  cache.set('a', 11);
  cache.set('d', 4);
  expect(cache.all()).toEqual(['a', 'c', 'd']);
});

it('forgets what was deleted, and has room for another', () => {
  const cache = fullCache();
  cache.delete('a');
  cache.set('d', 4);
  expect(cache.all()).toEqual(['b', 'c', 'd']);
});
