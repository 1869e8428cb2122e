import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { numbersOf } from './numbers.ts';

describe('numbersOf', () => {
  const english = numbersOf('en');

  it.each([
    [0, '0'],
    [731, '731'],
    [3812, '3.8k'],
    [22_140, '22k'],
    [1_260_000, '1.3M'],
  ])('writes %i on a card as %s', (value, written) => {
    expect(english.compact(value)).toBe(written);
  });

  it('writes the number in full, with its noun', () => {
    const likes = { one: 'like', other: 'likes' };
    expect(english.counted(1, likes)).toBe('1 like');
    expect(english.counted(3812, likes)).toBe('3,812 likes');
  });

  it('writes whole numbers and percentages', () => {
    expect(english.whole(1240)).toBe('1,240');
    expect(english.percent(68)).toBe('68%');
    expect(english.percent(0.4)).toBe('0.4%');
  });

  it('creates its formatter on first use, and only once', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    onTestFinished(() => made.mockRestore());
    const { whole } = numbersOf('en');
    expect(made).toHaveBeenCalledTimes(0);
    expect([whole(1), whole(2)]).toEqual(['1', '2']);
    expect(made).toHaveBeenCalledTimes(1);
  });

  it('groups digits by the rules of the language', () => {
    expect(numbersOf('hi').counted(1_234_567, { other: 'बार' })).toBe('12,34,567 बार');
  });
});
