import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromPlayer } from './fromPlayer.ts';
import type { Stated } from '../Entry.ts';
import { namingsIn } from './naming.ts';

/**
 * Their language, what they state, and the line; `-` states nothing. The first 300 are by a hand that did not know the
 * rules.
 */
const LINES = readFileSync(new URL('inputs/statements.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [language = '', kinds = '', text = ''] = line.split(' | ');
    return { language, kinds: kinds === '-' ? [] : kinds.split(' '), text };
  });

/** The kinds of which a statement is; a name is one that one has, or by which one wants to be called. */
const kindsOf = ({ kind, kinds, quote }: Stated): readonly string[] =>
  kinds.length === 0 ? [kind] : kinds.flatMap((each) => (each === 'name' ? [...namingsIn(quote)] : [each]));

const read = LINES.map((line) => {
  const stated = fromPlayer(line.text, { language: line.language, present: ['Meher', 'Kasam'] });
  return { ...line, found: stated.flatMap(kindsOf) };
});

const isFound = (wanted: string, found: readonly string[]): boolean =>
  wanted === 'any' ? found.length > 0 : wanted.split('/').some((kind) => found.includes(kind));

it('reads nothing but a mere line where nothing is stated', () => {
  const traps = read.filter(({ kinds }) => kinds.length === 0);
  expect(traps.length).toBeGreaterThan(190);
  expect(traps.filter(({ found }) => found.some((kind) => kind !== 'line'))).toEqual([]);
});

it('reads what is stated, by its kind, in all languages', () => {
  const wanted = read.flatMap(({ kinds, found }) => kinds.map((kind) => isFound(kind, found)));
  expect(wanted.length).toBeGreaterThan(500);
  expect(wanted.filter(Boolean).length / wanted.length).toBeGreaterThan(0.85);
});

it('reads no gift, place, promise, debt, wound, fear or name that is not stated', () => {
  const BESIDE = new Set(['line', 'self', 'kin', 'said']);
  const wrong = read.filter(
    ({ kinds, found }) =>
      !kinds.includes('any') &&
      found.some((kind) => !BESIDE.has(kind) && !kinds.some((each) => each.split('/').includes(kind))),
  );
  expect(wrong.map(({ text, found }) => [text, found])).toEqual([]);
});
