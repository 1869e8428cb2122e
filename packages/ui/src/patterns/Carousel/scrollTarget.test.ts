import { describe, expect, it } from 'vitest';
import { backwardFrom, forwardFrom } from './scrollTarget.ts';

describe('a step forward', () => {
  it('scrolls forward by one distance', () => {
    expect(forwardFrom({ offset: 300, max: 900 }, 300)).toBe(600);
  });

  it('stops at the end, however near the end is', () => {
    expect(forwardFrom({ offset: 700, max: 900 }, 300)).toBe(900);
  });

  it('wraps to the start at the end', () => {
    expect(forwardFrom({ offset: 900, max: 900 }, 300)).toBe(0);
    expect(forwardFrom({ offset: 898.5, max: 900 }, 300)).toBe(0);
  });
});

describe('a step back', () => {
  it('scrolls back by one distance, and never before the start', () => {
    expect(backwardFrom({ offset: 600, max: 900 }, 300)).toBe(300);
    expect(backwardFrom({ offset: 200, max: 900 }, 300)).toBe(0);
  });

  it('wraps to the end at the start', () => {
    expect(backwardFrom({ offset: 0, max: 900 }, 300)).toBe(900);
    expect(backwardFrom({ offset: 1.5, max: 900 }, 300)).toBe(900);
  });
});
