import { afterEach, describe, expect, it } from 'vitest';
import { dayOf } from '../../platform/clock.ts';
import { nextMidnight } from './deeds.ts';
import { runsOf, streakOf } from './streak.ts';

const TODAY = '2026-11-20';
const days = (...dates: number[]) => dates.map((date) => `2026-11-${String(date).padStart(2, '0')}`);

describe('a streak', () => {
  it.each([
    ['is nothing where nobody played', [], 0, 0, false],
    ['ends today', days(18, 19, 20), 3, 3, true],
    ['is kept while today is not over', days(18, 19), 2, 2, false],
    ['is broken by a day without play', days(16, 17, 18), 0, 3, false],
    ['begins anew after a gap', days(1, 2, 3, 4, 19, 20), 2, 4, true],
    ['takes days in any order, and each once', [...days(20, 18), ...days(19, 18)], 3, 3, true],
  ])('%s', (_, played, current, longest, has_played_today) => {
    expect(streakOf(runsOf(played), TODAY)).toEqual({ days: current, longest, has_played_today });
  });

  it('goes over the end of a month, of a year and of February', () => {
    expect(streakOf(runsOf(['2026-11-30', '2026-12-01']), '2026-12-01').days).toBe(2);
    expect(streakOf(runsOf(['2026-12-31', '2027-01-01']), '2027-01-01').days).toBe(2);
    expect(streakOf(runsOf(['2028-02-28', '2028-02-29', '2028-03-01']), '2028-03-01').days).toBe(3);
  });
});

describe('a day', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each(['UTC', 'Asia/Kolkata', 'America/New_York', 'Europe/Berlin'])(
    'ends at midnight in UTC where the server is in %s, also when its clocks change',
    (TZ) => {
      process.env.TZ = TZ;
      // the nights in which New York and Berlin change to and from summer time, and an ordinary one
      for (const day of ['2026-03-08', '2026-11-01', '2026-03-29', '2026-10-25', TODAY]) {
        expect(dayOf(new Date(`${day}T00:00:00.000Z`))).toBe(day);
        expect(dayOf(new Date(`${day}T23:59:59.999Z`))).toBe(day);
        const end = nextMidnight(new Date(`${day}T12:00:00Z`));
        expect(end.toISOString().slice(11)).toBe('00:00:00.000Z');
        expect(end.getTime() - Date.parse(`${day}T00:00:00Z`)).toBe(86_400_000);
      }
    },
  );

  it('that has just begun lasts a whole day', () => {
    expect(nextMidnight(new Date('2026-11-20T00:00:00.000Z')).toISOString()).toBe('2026-11-21T00:00:00.000Z');
    expect(nextMidnight(new Date('2026-11-20T23:59:59.999Z')).toISOString()).toBe('2026-11-21T00:00:00.000Z');
  });
});
