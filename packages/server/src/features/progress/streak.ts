import type { Streak } from '@kathaloka/contract/entities';
import { DAY_MS } from '../../platform/durations.ts';

const numberOf = (day: string): number => Date.parse(day) / DAY_MS;

/** Runs of consecutive days on which a part was told. */
export interface Runs {
  /** Null for a person who has not played yet. */
  readonly last_day: string | null;
  /** The length of the run that ends with the last day. */
  readonly last_run: number;
  readonly longest_run: number;
}

/** The runs in these days (`2026-11-20`, in any order). */
export function runsOf(days: readonly string[]): Runs {
  const played = [...new Set(days)].sort();
  let longest_run = 0;
  let last_run = 0;
  let before = Number.NaN;
  for (const day of played.map(numberOf)) {
    last_run = day === before + 1 ? last_run + 1 : 1;
    longest_run = Math.max(longest_run, last_run);
    before = day;
  }
  return { last_day: played.at(-1) ?? null, last_run, longest_run };
}

/** The streak as of today. A day without a part breaks it only when the day is over. */
export function streakOf({ last_day, last_run, longest_run }: Runs, today: string): Streak {
  const age = last_day === null ? Number.NaN : numberOf(today) - numberOf(last_day);
  return { days: age <= 1 ? last_run : 0, longest: longest_run, has_played_today: age === 0 };
}
