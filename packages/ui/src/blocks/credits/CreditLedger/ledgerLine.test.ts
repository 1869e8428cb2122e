import { describe, expect, it } from 'vitest';
import { isOfFilter, type LedgerLine, linesByDay } from './ledgerLine.ts';

const line = (id: string, more: Partial<LedgerLine> = {}): LedgerLine => ({
  id,
  kind: 'turn',
  title: id,
  detail: '',
  amount: -1,
  balance: 9,
  created_at: '2026-11-20T09:30:00.000Z',
  ...more,
});

describe('linesByDay', () => {
  it('counts days in UTC', () => {
    const lines = [
      line('a', { created_at: '2026-11-20T00:01:00.000Z' }),
      line('b', { created_at: '2026-11-19T23:59:00.000Z' }),
      line('c', { created_at: '2026-11-19T01:00:00.000Z' }),
      line('d', { created_at: '2026-11-12T01:00:00.000Z' }),
    ];
    const days = linesByDay(lines, '2026-11-20T12:00:00.000Z');
    expect(days.map(({ age }) => age)).toEqual([0, 1, 8]);
    expect(days[1]?.lines.map(({ id }) => id)).toEqual(['b', 'c']);
  });
});

describe('isOfFilter', () => {
  it('tells what was spent, earned and given back', () => {
    const spent = line('a');
    const earned = line('b', { kind: 'reward', amount: 10 });
    const back = line('c', { kind: 'given_back', amount: 0 });
    const kept = (filter: Parameters<typeof isOfFilter>[1]) =>
      [spent, earned, back].filter((each) => isOfFilter(each, filter)).map(({ id }) => id);
    expect(kept('all')).toEqual(['a', 'b', 'c']);
    expect(kept('spent')).toEqual(['a']);
    expect(kept('earned')).toEqual(['b']);
    expect(kept('given_back')).toEqual(['c']);
  });
});
