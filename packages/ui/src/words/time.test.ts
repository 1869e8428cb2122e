import { describe, expect, it, vi } from 'vitest';
import { agoOf, durationOf } from './time.ts';

describe('agoOf', () => {
  const now = '2026-11-20T09:30:00.000Z';
  const english = agoOf('en');

  it.each([
    ['2026-11-20T09:29:40.000Z', 'this minute'],
    ['2026-11-20T09:29:00.000Z', '1 minute ago'],
    ['2026-11-20T09:18:00.000Z', '12 minutes ago'],
    ['2026-11-20T08:30:01.000Z', '59 minutes ago'],
    ['2026-11-20T08:30:00.000Z', '1 hour ago'],
    ['2026-11-20T07:30:01.000Z', '1 hour ago'],
    ['2026-11-20T07:30:00.000Z', '2 hours ago'],
    ['2026-11-19T09:30:01.000Z', '23 hours ago'],
    ['2026-11-19T08:00:00.000Z', 'yesterday'],
    ['2026-11-18T09:30:01.000Z', 'yesterday'],
    ['2026-11-17T09:30:00.000Z', '3 days ago'],
    ['2026-11-12T09:30:01.000Z', '7 days ago'],
    ['2026-11-12T09:30:00.000Z', 'November 12'],
  ])('says of %s: %s', (then, said) => {
    expect(english(then, now)).toBe(said);
  });

  it('never names a future time, even if the clocks differ', () => {
    expect(english('2026-11-20T09:31:00.000Z', now)).toBe('this minute');
  });

  it('does not throw for an invalid instant', () => {
    expect(english('', now)).toBe('this minute');
  });

  it('supports other languages', () => {
    expect(agoOf('hi')('2026-11-19T08:00:00.000Z', now)).toBe('कल');
  });

  it('uses a language’s own word for the current minute', () => {
    expect(agoOf('hi', 'अभी-अभी')(now, now)).toBe('अभी-अभी');
    expect(agoOf('hi', 'अभी-अभी')('2026-11-20T09:28:00.000Z', now)).toBe('2 मिनट पहले');
  });
});

describe('durationOf', () => {
  const MINUTE = 60_000;

  it.each([
    ['en', 5 * 60 * MINUTE + 12 * MINUTE, '5 hr 12 min'],
    ['en', 12 * MINUTE + 1, '13 min'],
    ['en', 1, '1 min'],
    ['en', -MINUTE, '0 min'],
    ['en', Number.NaN, '0 min'],
    ['en', 24 * 60 * MINUTE, '24 hr 0 min'],
    ['hi', 5 * 60 * MINUTE, '5 घं॰ 0 मि॰'],
  ])('is in %s for %i ms: %s', (language, ms, text) => {
    expect(durationOf(language)(ms)).toBe(text);
  });

  it('does not depend on daylight saving time', () => {
    // the night in which New York begins daylight saving time
    const [now, midnight] = ['2026-03-08T05:30:00Z', '2026-03-09T00:00:00Z'].map((at) => Date.parse(at));
    for (const TZ of ['UTC', 'America/New_York', 'Asia/Kolkata']) {
      vi.stubEnv('TZ', TZ);
      expect(durationOf('en')(midnight! - now!), TZ).toBe('18 hr 30 min');
    }
    vi.unstubAllEnvs();
  });
});
