import { expect, it } from 'vitest';
import { isDatabaseAway, isDatabaseFull } from './isDatabaseAway.ts';

const failure = (properties: object) => Object.assign(new Error('x'), properties);

it.each([
  failure({ code: 'ECONNREFUSED', syscall: 'connect' }),
  failure({ code: 'ENOENT', syscall: 'connect' }),
  failure({ code: 'ECONNRESET', syscall: 'read' }),
  failure({ code: '57P01' }),
  failure({ code: '57P03' }),
  failure({ code: '53300' }),
  failure({ code: '57014' }),
  failure({ code: '57P05' }),
  failure({ code: '25P03' }),
  failure({ code: '25P04' }),
  failure({ code: '08006' }),
  failure({ code: '08P01' }),
  new Error('Client was closed and is not queryable'),
  new Error('Query read timeout'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Connection terminated due to connection timeout'),
  new Error('timeout exceeded when trying to connect'),
])('the database is away: %o', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  failure({ code: '23505' }),
  failure({ code: '42P01' }),
  failure({ code: 'ENOENT', syscall: 'open' }),
  failure({ code: 'ECONNREFUSED' }),
  failure({ code: '22P02', message: 'Connection terminated' }),
  new TypeError('x is not a function'),
  'Connection terminated',
  null,
  undefined,
])('something else is wrong: %o', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

it('a full disk is neither', () => {
  expect(isDatabaseFull(failure({ code: '53100' }))).toBe(true);
  expect(isDatabaseAway(failure({ code: '53100' }))).toBe(false);
  expect([failure({ code: '53300' }), null, undefined].some(isDatabaseFull)).toBe(false);
});
