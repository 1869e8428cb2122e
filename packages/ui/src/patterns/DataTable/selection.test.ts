import { describe, expect, it } from 'vitest';
import { rangeOf, selectionState, withSelected } from './selection.ts';

const keys = ['a', 'b', 'c', 'd'];

describe('a range of rows', () => {
  it('holds both ends, whichever came first', () => {
    expect(rangeOf(keys, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(rangeOf(keys, 'd', 'b')).toEqual(['b', 'c', 'd']);
  });

  it('is the row alone where the other end is no longer shown', () => {
    expect(rangeOf(keys, 'gone', 'c')).toEqual(['c']);
  });
});

it('Ticking leaves the rows of other pages selected', () => {
  const elsewhere = new Set(['z', 'a']);
  expect([...withSelected(elsewhere, ['b', 'c'], true)]).toEqual(['z', 'a', 'b', 'c']);
  expect([...withSelected(elsewhere, ['a'], false)]).toEqual(['z']);
});

it('The checkbox above all rows knows none, some and all', () => {
  expect(selectionState(keys, new Set(['z']))).toBe('none');
  expect(selectionState(keys, new Set(['a']))).toBe('some');
  expect(selectionState(keys, new Set(keys))).toBe('all');
  expect(selectionState([], new Set())).toBe('none');
});
