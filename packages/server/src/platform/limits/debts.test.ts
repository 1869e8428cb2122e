import { describe, expect, it } from 'vitest';
import { movableClock } from '../../testing/movableClock.ts';
import type { AppError } from '../AppError.ts';
import { MINUTE_MS } from '../durations.ts';
import { ALLOWANCES, type Cost, createDebts, debtorOf } from './debts.ts';

const NOTHING: Cost = { loopMs: 0, workerMs: 0, bytesOut: 0 };
const KINDS = Object.keys(NOTHING) as (keyof Cost)[];

function debts() {
  const time = movableClock();
  const refusals: unknown[] = [];
  const { charge, refuse } = createDebts(time.clock, () => refusals.push(1));
  return {
    time,
    refusals,
    /** Charges so much of one kind. */
    owes: (who: string, kind: keyof Cost, amount: number) => charge(who, { ...NOTHING, [kind]: amount }),
    /** How many seconds somebody has to wait; 0: not at all. */
    waits: (who: string): number => {
      try {
        refuse(who);
        return 0;
      } catch (error) {
        return (error as AppError<'rate_limited'>).body.retry_after_seconds;
      }
    },
  };
}

describe.each(KINDS)('Who has cost much %s', (kind) => {
  const { ahead, perMinute } = ALLOWANCES[kind];

  it('waits until it is paid off, while others do not', () => {
    const { owes, waits, time, refusals } = debts();
    owes('meera', kind, ahead);
    expect(waits('meera')).toBe(0);
    owes('meera', kind, perMinute / 2);
    expect(waits('meera')).toBe(30);
    expect(waits('asha')).toBe(0);
    time.pass(29_000);
    expect(waits('meera')).toBe(1);
    time.pass(1000);
    expect(waits('meera')).toBe(0);
    expect(refusals).toHaveLength(2);
  });

  it('owes nothing after a while, and saves nothing up', () => {
    const { owes, waits, time } = debts();
    owes('meera', kind, ahead);
    time.pass(100 * MINUTE_MS);
    owes('meera', kind, ahead + 1);
    expect(waits('meera')).toBe(1);
  });

  it('is forgiven nothing by a clock that is set back', () => {
    const { owes, waits, time } = debts();
    owes('meera', kind, ahead + perMinute);
    time.pass(-10 * MINUTE_MS);
    expect(waits('meera')).toBe(60);
    time.pass(MINUTE_MS);
    expect(waits('meera')).toBe(0);
  });
});

it('A guest is charged by network, and an account wherever it is', () => {
  expect(debtorOf({ user: null, ip: '2001:db8::1' })).toBe(debtorOf({ user: null, ip: '2001:db8::2' }));
  expect(debtorOf({ user: { id: 'meera' }, ip: '192.0.2.1' })).toBe('meera');
});
