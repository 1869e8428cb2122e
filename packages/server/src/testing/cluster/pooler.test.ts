import { expect, it } from 'vitest';
import { noPooler } from './pooler.ts';

it.each([
  ['PgBouncer 1.25.2\nlibevent 2.1.12-stable\n', null],
  ['PgBouncer 1.21.0\n', null],
  ['PgBouncer 2.0\n', null],
  ['PgBouncer 1.18.0\n', 'PgBouncer 1.18 is older than 1.21'],
])('%j is new enough for prepared statements, or not', (version, reason) => {
  expect(noPooler(version, true)).toBe(reason);
});

it('one that is missing is told apart', () => {
  expect(noPooler('', false)).toBe('PgBouncer is not installed');
});
