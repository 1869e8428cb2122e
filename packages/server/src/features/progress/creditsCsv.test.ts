import type { CreditLine } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { creditsCsv } from './creditsCsv.ts';

const line = (parts: Partial<CreditLine>): CreditLine => ({
  id: '0b0b0b0b-0000-4000-8000-000000000000',
  kind: 'turn',
  amount: -3,
  held: 0,
  balance: 97,
  created_at: '2026-11-20T09:00:00.000Z',
  story_title: 'The Ferry',
  action_type: 'continue',
  model_used: 'birbal',
  task_id: null,
  task_title: null,
  reason: null,
  ...parts,
});

describe('the CSV of credits', () => {
  it('has a header, one line for each line, and amounts that a spreadsheet can add up', () => {
    expect(
      creditsCsv([line({}), line({ kind: 'reward', amount: 5, story_title: null, action_type: null })]),
    ).toBe(
      '\uFEFFwhen,what,story,task,action,model,reason,credits,on_hold,balance\r\n' +
        '2026-11-20T09:00:00.000Z,turn,"The Ferry",,"continue","birbal",,-3,0,97\r\n' +
        '2026-11-20T09:00:00.000Z,reward,,,,"birbal",,5,0,97\r\n',
    );
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =HYPERLINK("http://x")',
    '\n=1',
    '＝1+1',
    '\u200b=1',
  ])('makes no formula of a title like %j', (story_title) => {
    const cell = creditsCsv([line({ story_title })]).split('turn,')[1]!;
    expect(cell.startsWith(`"'`)).toBe(true);
  });

  it('keeps commas, quotes and line breaks within their cell', () => {
    const csv = creditsCsv([line({ story_title: 'A, "B"\nC' })]);
    expect(csv).toContain(',"A, ""B""\nC",');
  });
});
