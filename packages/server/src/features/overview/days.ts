import { type Clock, dayOf } from '../../platform/clock.ts';
import type { DayFigures } from '../../platform/db/meanings.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/durations.ts';
import {
  countByDay,
  modelsByDay,
  type Span,
  storedDays,
  storeDays,
  type StoredDay,
  type TurnFigures,
  turnsByDay,
  usageByDay,
} from './repository.ts';

/** How long the figures of today are cached. */
const FRESH_MS = MINUTE_MS;
/** A turn that began before midnight may be committed after it. */
const GRACE_MS = 5 * MINUTE_MS;

export interface CountedDay {
  readonly day: string;
  readonly figures: DayFigures;
}

export const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** This many days up to today, oldest first. */
export function daysUpTo(now: Date, count: number): string[] {
  const today = startOf(dayOf(now)).getTime();
  return Array.from({ length: count }, (_, index) => dayOf(new Date(today - (count - 1 - index) * DAY_MS)));
}

/** The figures of the last days. Days that are over are counted once; missing ones are counted now. */
export async function figuresOf(
  { db, clock }: { readonly db: Queries; readonly clock: Clock },
  count: number,
): Promise<CountedDay[]> {
  const now = clock();
  const days = daysUpTo(now, count);
  const stored = new Map((await storedDays(db, days[0]!)).map((row) => [row.day, row]));
  const missing = days.filter((day) => !isCounted(stored.get(day), now));
  const counted = missing.length > 0 ? await countDays(db, missing) : [];
  if (counted.length > 0) await storeDays(db, counted, now);
  const fresh = new Map(counted.map(({ day, figures }) => [day, figures]));
  return days.map((day) => ({ day, figures: fresh.get(day) ?? stored.get(day)!.figures }));
}

function isCounted(row: StoredDay | undefined, now: Date): boolean {
  if (!row) return false;
  const age = now.getTime() - row.computed_at.getTime();
  const isOver = row.computed_at.getTime() >= startOf(row.day).getTime() + DAY_MS + GRACE_MS;
  return isOver || (age >= 0 && age < FRESH_MS);
}

/** Counts all days from the first to the last of these, in a fixed number of statements. */
async function countDays(db: Queries, days: readonly string[]): Promise<CountedDay[]> {
  const span: Span = {
    from: startOf(days[0]!),
    to: new Date(startOf(days.at(-1)!).getTime() + DAY_MS),
  };
  const [turns, models, usage, plays, accounts, errors] = [
    new Map((await turnsByDay(db, span)).map((row) => [row.day, row])),
    Map.groupBy(await modelsByDay(db, span), ({ day }) => day),
    Map.groupBy(await usageByDay(db, span), ({ day }) => day),
    await countByDay(db, 'plays', span),
    await countByDay(db, 'new_accounts', span),
    await countByDay(db, 'narrator_errors', span),
  ];
  return days.map((day) => ({
    day,
    figures: {
      ...toldOn(turns.get(day)),
      plays: plays.get(day) ?? 0,
      new_accounts: accounts.get(day) ?? 0,
      narrator_errors: errors.get(day) ?? 0,
      models: (models.get(day) ?? []).map(({ day: _day, ...model }) => model),
      usage: (usage.get(day) ?? []).map(({ day: _day, ...used }) => used),
    },
  }));
}

function toldOn(row: TurnFigures | undefined) {
  return {
    turns: row?.turns ?? 0,
    turns_by_provider: row?.turns_by_provider ?? 0,
    stepped_in: row?.stepped_in ?? 0,
    active_players: row?.active_players ?? 0,
    endings: row?.endings ?? 0,
    credits_spent: row?.credits_spent ?? 0,
    latency_p50_ms: row?.latency?.[0] ?? null,
    latency_p95_ms: row?.latency?.[1] ?? null,
  };
}
