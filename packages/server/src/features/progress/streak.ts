import type { Streak } from '@kathaloka/contract/entities';
import { DAY_MS } from '../../platform/durations.ts';

const numberOf = (day: string): number => Date.parse(day) / DAY_MS;

/** The streak in these days (`2026-11-20`, in any order). Today does not break it, as long as it is not over. */
export function streakOf(days: readonly string[], today: string): Streak {
  const played = [...new Set(days)].map(numberOf).sort((a, b) => a - b);
  let longest = 0;
  let run = 0;
  let before = Number.NaN;
  for (const day of played) {
    run = day === before + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = day;
  }
  const age = numberOf(today) - before;
  return { days: age <= 1 ? run : 0, longest, has_played_today: age === 0 };
}
