import { STATE_NAMES_MAX } from '@kathaloka/contract/limits';
import { expect, it } from 'vitest';
import type { Effect } from './expressions/expression.ts';
import { afterEffects, EMPTY_STATE } from './state.ts';

const names = Array.from({ length: STATE_NAMES_MAX + 5 }, (_, at) => `n${at}`);

it('A full state learns no new numbers, and counts on with those that it has', () => {
  const full = afterEffects(
    names.map((name): Effect => ({ kind: 'add', name, amount: 1 })),
    EMPTY_STATE,
  );
  expect(full.numbers.size).toBe(STATE_NAMES_MAX);
  const after = afterEffects([{ kind: 'add', name: 'n0', amount: 4 }], full);
  expect(after.numbers.get('n0')).toBe(5);
});

it('A full state learns no new things, and can lose those that it has', () => {
  const full = afterEffects(
    names.map((name): Effect => ({ kind: 'gain', name })),
    EMPTY_STATE,
  );
  expect(full.things.size).toBe(STATE_NAMES_MAX);
  const after = afterEffects(
    [
      { kind: 'lose', name: 'n0' },
      { kind: 'gain', name: 'another' },
    ],
    full,
  );
  expect([after.things.has('n0'), after.things.has('another')]).toEqual([false, true]);
});
