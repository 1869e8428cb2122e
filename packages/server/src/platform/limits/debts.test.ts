import { describe, expect, it } from 'vitest';
import { movableClock } from '../../testing/movableClock.ts';
import type { AppError } from '../AppError.ts';
import { MINUTE_MS } from '../durations.ts';
import { ALLOWANCES, type Caller, type Cost, createDebts, debtorsOf } from './debts.ts';

const NOTHING: Cost = { loopMs: 0, workerMs: 0, bytesOut: 0 };
const KINDS = Object.keys(NOTHING) as (keyof Cost)[];

let networks = 0;
/** An account, alone in its network. */
const account = (id: string): Caller => ({ user: { id }, ip: `198.51.100.${(networks += 1)}` });
const callers = new Map<string, Caller>();
const callerOf = (who: string | Caller): Caller => {
  if (typeof who !== 'string') return who;
  const caller = callers.get(who) ?? account(who);
  callers.set(who, caller);
  return caller;
};

function debts(isTrusted?: (ip: string) => boolean) {
  const time = movableClock();
  const refusals: unknown[] = [];
  const { charge, refuse } = createDebts(time.clock, { onRefusal: () => refusals.push(1), isTrusted });
  return {
    time,
    refusals,
    /** Charges so much of one kind. */
    owes: (who: string | Caller, kind: keyof Cost, amount: number) =>
      charge(callerOf(who), { ...NOTHING, [kind]: amount }),
    /** How many seconds somebody has to wait; 0: not at all. */
    waits: (who: string | Caller): number => {
      try {
        refuse(callerOf(who));
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

describe('A guest', () => {
  const guest = (ip: string): Caller => ({ user: null, ip });

  it('is charged by network', () => {
    expect(debtorsOf(guest('2001:db8::1'))).toEqual(debtorsOf(guest('2001:db8::2')));
    expect(debtorsOf(guest('192.0.2.1'))).toHaveLength(1);
  });

  it('with all the networks of a customer may owe as much as sixteen, and then waits in each of them', () => {
    const { owes, waits } = debts();
    const { ahead } = ALLOWANCES.loopMs;
    for (let home = 1; home <= 17; home += 1) {
      expect(waits(guest(`2001:db8:0:${home}::1`)), `${home}`).toBe(0);
      owes(guest(`2001:db8:0:${home}::1`), 'loopMs', ahead);
    }
    expect(waits(guest('2001:db8:0:ff::1'))).toBeGreaterThan(0);
    expect(waits(guest('2001:db8:1:ff::1'))).toBe(0);
  });
});

describe('The accounts of one network', () => {
  const at = (id: string, ip = '192.0.2.7'): Caller => ({ user: { id }, ip });
  const { ahead } = ALLOWANCES.loopMs;

  it('may owe together what three may, and then each of them waits there, but nowhere else', () => {
    const { owes, waits } = debts();
    for (const id of ['one', 'two', 'three', 'four']) {
      expect(waits(at(id)), id).toBe(0);
      owes(at(id), 'loopMs', ahead);
    }
    expect(waits(at('five'))).toBeGreaterThan(0);
    expect(waits(at('five', '192.0.2.8'))).toBe(0);
    expect(waits({ user: null, ip: '192.0.2.7' })).toBe(0);
  });

  it('are charged one by one where the operator trusts the network', () => {
    const { owes, waits } = debts((ip) => ip === '192.0.2.7');
    for (const id of ['one', 'two', 'three', 'four', 'five']) owes(at(id), 'loopMs', ahead);
    expect(waits(at('six'))).toBe(0);
  });
});
