import { expect, it } from 'vitest';
import { missingEngines } from './lib/engines.mjs';

it('a run of the tests says which engine it has not met', () => {
  expect(missingEngines((program) => program === 'redis-server')).toEqual([]);
  expect(missingEngines((program) => program === 'valkey-server')).toEqual([]);
  expect(missingEngines(() => false)).toEqual([
    'valkey-server or redis-server is not installed: VALKEY_URL was tested with our own small server alone',
  ]);
});
