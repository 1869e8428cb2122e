import type { CreditLine } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { ledgerLines } from './ledgerStories.ts';
import { linesByDay } from './ledgerLine.ts';

const line = (id: string, created_at: string): CreditLine => ({ ...ledgerLines[0]!, id, created_at });

describe('linesByDay', () => {
  it('counts days in UTC', () => {
    const lines = [
      line('a', '2026-11-20T00:01:00.000Z'),
      line('b', '2026-11-19T23:59:00.000Z'),
      line('c', '2026-11-19T01:00:00.000Z'),
      line('d', '2026-11-12T01:00:00.000Z'),
    ];
    const days = linesByDay(lines, '2026-11-20T12:00:00.000Z');
    expect(days.map(({ age }) => age)).toEqual([0, 1, 8]);
    expect(days[1]?.lines.map(({ id }) => id)).toEqual(['b', 'c']);
  });
});
