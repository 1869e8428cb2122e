import { expect, it } from 'vitest';
import { readNumber } from './readNumber.ts';

it.each([
  ['7', 7],
  [' 007 ', 7],
  ['-5', -5],
  ['−5', -5],
  ['1e9', 1_000_000_000],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['0,125', 0.125],
  ['1,000', 1000],
  ['२,५०,०००', 250_000],
  ['-1,234,567', -1_234_567],
  ['.5', 0.5],
  ['२०', 20],
  ['۴۵', 45],
  ['١٫٥', 1.5],
])('reads %s as %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

it.each(['', ' ', '-', '1e', 'ten', '0x10', 'Infinity', '1e999', '1 000', '12abc', '1.2.3'])(
  'reads %j as no number',
  (text) => {
    expect(readNumber(text)).toBeUndefined();
  },
);
