import { expect, it } from 'vitest';
import { byOrdinal } from './ordinal.ts';

it.each([
  ['2', 'en', 1],
  ['secnd one', 'en', 1],
  ['I take the 3rd option.', 'en', 2],
  ['number 2 please', 'en', 1],
  ['pick the last one', 'en', 2],
  ['one', 'en', 0],
  ['२', 'hi', 1],
  ['do', 'hi', 1],
  ['दूसरा वाला', 'en', 1],
  ['௨', 'ta', 1],
  ['do', 'en', null],
  ['9', 'en', null],
  ['take two spoons', 'en', null],
])('%s, in a story in %s: %s', (line, language, at) => {
  expect(byOrdinal(line, 3, language)).toBe(at);
});
