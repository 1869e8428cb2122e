import { describe, expect, it } from 'vitest';
import { sparkline, ticksFor } from './scale.ts';

describe('the grid lines of a chart', () => {
  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [956, [0, 500, 1000]],
    [1260, [0, 500, 1000, 1500]],
    [18_000, [0, 5000, 10_000, 15_000, 20_000]],
  ])('reach %i in round figures', (max, ticks) => {
    expect(ticksFor(max)).toEqual(ticks);
  });
});

describe('a sparkline', () => {
  it('runs from the first value to the last, with the maximum at the top', () => {
    expect(sparkline([0, 10, 5], 100, 20)).toBe('0,20 50,0 100,10');
  });

  it('is flat for equal values, and a dot for a single value', () => {
    expect(sparkline([3, 3], 100, 20)).toBe('0,20 100,20');
    expect(sparkline([3], 100, 20)).toBe('0,20');
  });
});
