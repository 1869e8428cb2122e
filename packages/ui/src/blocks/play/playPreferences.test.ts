import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, taleScale, typingFactor } from './playPreferences.ts';

describe('preferences', () => {
  it('have the normal size and speed by default', () => {
    expect(taleScale(DEFAULT_PREFERENCES)).toBe(1);
    expect(typingFactor(DEFAULT_PREFERENCES)).toBe(1);
  });

  it('make the text larger with each step, and tolerate an unknown size', () => {
    const scales = [0, 1, 2, 3, 4].map((tale_size) => taleScale({ ...DEFAULT_PREFERENCES, tale_size }));
    expect(scales).toEqual([...scales].sort((a, b) => a - b));
    expect(taleScale({ ...DEFAULT_PREFERENCES, tale_size: 9 })).toBe(1);
  });

  it('type faster, or not at all', () => {
    expect(typingFactor({ ...DEFAULT_PREFERENCES, typing: 'quick' })).toBeLessThan(1);
    expect(typingFactor({ ...DEFAULT_PREFERENCES, typing: 'at_once' })).toBe(0);
  });

  it('turn off typing in the text-only mode', () => {
    expect(typingFactor({ ...DEFAULT_PREFERENCES, is_text_only: true })).toBe(0);
  });
});
