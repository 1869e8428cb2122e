import { expect, it } from 'vitest';
import { sayFigure } from './recordFigure.ts';

it('a figure is the sum of its pieces, of the day of the last one', () => {
  const pieces = {
    1: { counts: { kills: 1200, 'acknowledged actions': 30 }, on: '2026-11-24' },
    2: { counts: { kills: 34 }, on: '2026-11-23' },
  };
  expect(sayFigure({ found: '0 lost', pieces })).toBe(
    '1,234 kills, 30 acknowledged actions, 0 lost (2026-11-24)',
  );
});
