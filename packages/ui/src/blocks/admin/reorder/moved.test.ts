import { expect, it } from 'vitest';
import { moved } from './moved.ts';

const list = ['a', 'b', 'c', 'd'];

it.each([
  [0, 2, 'bcad'],
  [3, 1, 'adbc'],
  [1, 1, 'abcd'],
  [1, -5, 'bacd'],
  [1, 99, 'acdb'],
  [9, 0, 'abcd'],
])('From place %i to place %i', (from, to, order) => {
  expect(moved(list, from, to).join('')).toBe(order);
});
