import { expect, it } from 'vitest';
import { isStalePlan } from './isStalePlan.ts';

it('knows a stale plan by its code and by where it was found, in any language of the database', () => {
  expect(isStalePlan({ code: '0A000', routine: 'RevalidateCachedQuery', message: 'Plan …' })).toBe(true);
});

it.each([
  { code: '0A000', routine: 'transformLockingClause' },
  { code: '42703' },
  new Error('x'),
  null,
  undefined,
])('%o is another failure', (error) => {
  expect(isStalePlan(error)).toBe(false);
});
