import { describe, expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, taleScale, typingFactor } from './playPreferences.ts';

describe('preferences', () => {
  it('leave size and speed as they are unless somebody chooses', () => {
    expect(taleScale(DEFAULT_PREFERENCES)).toBe(1);
    expect(typingFactor(DEFAULT_PREFERENCES)).toBe(1);
  });

  it('grow the tale with each step, and bear a size that there is not', () => {
    const scales = [0, 1, 2, 3, 4].map((tale_size) => taleScale({ ...DEFAULT_PREFERENCES, tale_size }));
    expect(scales).toEqual([...scales].sort((a, b) => a - b));
    expect(taleScale({ ...DEFAULT_PREFERENCES, tale_size: 9 })).toBe(1);
  });

  it('write faster, or not at all', () => {
    expect(typingFactor({ ...DEFAULT_PREFERENCES, typing: 'quick' })).toBeLessThan(1);
    expect(typingFactor({ ...DEFAULT_PREFERENCES, typing: 'at_once' })).toBe(0);
  });

  it('write nothing out where only the text is wanted', () => {
    expect(typingFactor({ ...DEFAULT_PREFERENCES, is_text_only: true })).toBe(0);
  });
});
