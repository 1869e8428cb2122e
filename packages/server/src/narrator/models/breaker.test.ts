import { describe, expect, it } from 'vitest';
import { type Breaker, createBreaker } from './breaker.ts';
import { ModelError } from './ModelError.ts';

const SECOND = 1000;

function setUp() {
  let now = 0;
  const breaker = createBreaker(() => now);
  return {
    breaker,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

const DOWN = new ModelError('http', 'down', { status: 500 });

function fail(breaker: Breaker, times: number, error = DOWN, isItsOwnTime = true): void {
  for (let time = 0; time < times; time += 1) breaker.pass().failed(error, isItsOwnTime);
}

describe('A breaker', () => {
  it('opens after five failures in a row', () => {
    const { breaker } = setUp();
    fail(breaker, 4);
    expect(breaker.status()).toMatchObject({ state: 'closed', failures: 4, lastFailure: 'http 500' });
    fail(breaker, 1);
    expect(breaker.status()).toMatchObject({ state: 'open', failures: 5, retryAt: 30 * SECOND });
    expect(() => breaker.pass()).toThrow(expect.objectContaining({ kind: 'open' }));
  });

  it.each([
    [400, false],
    [413, false],
    [422, false],
    [404, true],
    [408, true],
    [500, true],
    [503, true],
  ])('by an answer of the status %i: %s', (status, isOpen) => {
    const { breaker } = setUp();
    fail(breaker, 5, new ModelError('http', 'refused', { status }));
    expect(breaker.isOpen()).toBe(isOpen);
  });

  it('resets its count after an answer', () => {
    const { breaker } = setUp();
    fail(breaker, 4);
    breaker.pass().answered();
    fail(breaker, 4);
    expect(breaker.isOpen()).toBe(false);
  });

  it('lets one call through after a while, and closes when that is answered', () => {
    const { breaker, pass } = setUp();
    fail(breaker, 5);
    pass(30 * SECOND);
    const probe = breaker.pass();
    expect(breaker.status().state).toBe('half_open');
    expect(() => breaker.pass(), 'one alone').toThrow('not asked for a while');
    probe.answered();
    expect(breaker.status()).toEqual({ state: 'closed', failures: 0, retryAt: null, lastFailure: null });
  });

  it('stays open for longer each time that call fails, five minutes at most', () => {
    const { breaker, pass } = setUp();
    fail(breaker, 5);
    let wait = 30 * SECOND;
    for (const next of [60, 120, 240, 300, 300]) {
      pass(wait);
      fail(breaker, 1);
      pass(next * SECOND - 1);
      expect(breaker.isOpen(), `${next}`).toBe(true);
      wait = 1;
    }
    pass(1);
    expect(breaker.isOpen()).toBe(false);
  });

  it('lets another one through where the caller of the first went away', () => {
    const { breaker, pass } = setUp();
    fail(breaker, 5);
    pass(30 * SECOND);
    breaker.pass().left();
    expect(breaker.isOpen()).toBe(false);
  });

  it.each([
    ['a wrong key', new ModelError('http', '', { status: 401 }), 30],
    ['no credits', new ModelError('http', '', { status: 402 }), 30],
    ['an empty account', new ModelError('http', '', { status: 429, code: 'insufficient_quota' }), 30],
    ['a wait of a minute', new ModelError('http', '', { status: 429, retryAfterMs: 60_000 }), 60],
    ['a wait of an hour', new ModelError('http', '', { status: 429, retryAfterMs: 3_600_000 }), 300],
  ])('opens at once for %s', (_, error, seconds) => {
    const { breaker } = setUp();
    fail(breaker, 1, error);
    expect(breaker.status()).toMatchObject({ state: 'open', retryAt: seconds * SECOND });
  });

  it.each([
    ['a filter', new ModelError('filtered', '')],
    ['a request that is too long', new ModelError('http', '', { status: 400 })],
    ['a caller that goes away', new ModelError('aborted', '')],
    ['a fault of ours', new TypeError('ours')],
  ])('is not opened by %s', (_, error) => {
    const { breaker } = setUp();
    fail(breaker, 20, error as ModelError);
    expect(breaker.isOpen()).toBe(false);
  });

  it('is not opened by a call that was given less time than the model needs', () => {
    const { breaker } = setUp();
    const late = new ModelError('timeout', '', { phase: 'first_byte' });
    fail(breaker, 20, late, false);
    expect(breaker.isOpen()).toBe(false);
    fail(breaker, 5, late);
    expect(breaker.isOpen()).toBe(true);
  });
});
