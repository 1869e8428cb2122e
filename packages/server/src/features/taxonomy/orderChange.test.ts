import { expect, it } from 'vitest';
import { orderChange } from './orderChange.ts';

const list = (letters: string) =>
  letters.split('').map((display_name) => ({ id: `id-${display_name}`, display_name }));
const change = (before: string, after: string) => orderChange(list(before), list(after));

it.each([
  ['abcdef', 'eabcdf', 'e', 5, 1],
  ['abcdef', 'acdefb', 'b', 2, 6],
  ['abcdef', 'abdcef', 'c', 3, 4],
])('%s to %s is one thing that was moved', (before, after, name, from, to) => {
  expect(change(before, after)).toEqual({
    id: `id-${name}`,
    name,
    before: { position: from },
    after: { position: to },
  });
});

it('more than one move is both orders, without those that stayed at the ends', () => {
  expect(change('abcdef', 'aedcbf')).toEqual({
    id: null,
    before: { order: ['b', 'c', 'd', 'e'] },
    after: { order: ['e', 'd', 'c', 'b'] },
  });
});

it('the same order is no change', () => {
  expect(change('abc', 'abc')).toEqual({ id: null, before: {}, after: {} });
});
