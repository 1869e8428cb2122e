import { expect, it } from 'vitest';
import { createOperationKeys } from './operationKeys.ts';

function counting() {
  let count = 0;
  return createOperationKeys(() => `key-${++count}`);
}

const grant = { user_id: 'meera', amount: 50, reason: 'A bug' };

it('a retry of the same grant sends the same key', () => {
  const keys = counting();
  expect([keys.keyOf(grant), keys.keyOf({ ...grant })]).toEqual(['key-1', 'key-1']);
});

it('a different person, sum or reason makes a different grant', () => {
  const keys = counting();
  expect(keys.keyOf(grant)).toBe('key-1');
  expect(keys.keyOf({ ...grant, user_id: 'kabir' })).toBe('key-2');
  expect(keys.keyOf({ ...grant, amount: 60 })).toBe('key-3');
  expect(keys.keyOf({ ...grant, reason: 'Two bugs' })).toBe('key-4');
});

it('after a success, the same sum for the same reason is a new grant', () => {
  const keys = counting();
  keys.keyOf(grant);
  keys.settle();
  expect(keys.keyOf(grant)).toBe('key-2');
});
