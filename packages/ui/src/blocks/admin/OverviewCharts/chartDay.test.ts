import { expect, it } from 'vitest';
import { barsOf, totalOf } from './chartDay.ts';

it('Two series are stacked', () => {
  const day = { day: '2026-11-20', values: [320, 110] };
  expect(barsOf(day)).toEqual([320, 110]);
  expect(totalOf(day)).toBe(430);
});

it('A second figure that includes the first adds only the difference', () => {
  const day = { day: '2026-11-20', values: [900, 2400], includesFirst: true };
  expect(barsOf(day)).toEqual([900, 1500]);
  expect(totalOf(day)).toBe(2400);
});

it('A figure that was not measured has no bar', () => {
  expect(totalOf({ day: '2026-11-20', values: [null, null], includesFirst: true })).toBe(0);
});
