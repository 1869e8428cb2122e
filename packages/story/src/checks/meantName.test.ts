import { expect, it } from 'vitest';
import { meantName } from './meantName.ts';

const KNOWN = ['mercy', 'oil', 'दया', 'lamp', 'lamb'];

it.each([
  ['mercey', 'mercy'],
  ['merc', 'mercy'],
  ['mercu', 'mercy'],
  ['mecry', 'mercy'],
  ['दय', undefined],
  ['दयाा', 'दया'],
  ['mercy', undefined],
  ['marcey', undefined],
  ['oi', undefined],
  // one letter away from two names
  ['lame', undefined],
])('The misspelt %s is taken for %s', (misspelt, meant) => {
  expect(meantName(misspelt, KNOWN)).toBe(meant);
});
