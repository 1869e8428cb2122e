import { describe, expect, it } from 'vitest';
import { agoOf } from './time.ts';

describe('agoOf', () => {
  const now = '2026-11-20T09:30:00.000Z';
  const english = agoOf('en');

  it.each([
    ['2026-11-20T09:29:40.000Z', 'this minute'],
    ['2026-11-20T09:18:00.000Z', '12 minutes ago'],
    ['2026-11-20T07:30:00.000Z', '2 hours ago'],
    ['2026-11-19T08:00:00.000Z', 'yesterday'],
    ['2026-11-17T09:30:00.000Z', '3 days ago'],
    ['2026-11-12T09:30:00.000Z', 'November 12'],
  ])('says of %s: %s', (then, said) => {
    expect(english(then, now)).toBe(said);
  });

  it('never speaks of the future, whatever the clocks say', () => {
    expect(english('2026-11-20T09:31:00.000Z', now)).toBe('this minute');
  });

  it('goes on where an instant cannot be read', () => {
    expect(english('', now)).toBe('this minute');
  });

  it('speaks other languages', () => {
    expect(agoOf('hi')('2026-11-19T08:00:00.000Z', now)).toBe('कल');
  });
});
