import { describe, expect, it } from 'vitest';
import { swipeOf } from './swipe.ts';

const start = { x: 200, y: 200 };

describe('swipeOf', () => {
  it.each([
    [{ x: 150, y: 200 }, 'left'],
    [{ x: 250, y: 210 }, 'right'],
    [{ x: 190, y: 140 }, 'up'],
    [{ x: 220, y: 300 }, 'down'],
  ])('to %o is %s', (end, way) => {
    expect(swipeOf(start, end, 50)).toBe(way);
  });

  it('is nothing below the threshold', () => {
    expect(swipeOf(start, { x: 151, y: 240 }, 50)).toBeUndefined();
  });
});
