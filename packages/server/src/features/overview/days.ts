import { type Clock, dayOf } from '../../platform/clock.ts';
import type { Stoppable } from '../../platform/sweeps/inBatches.ts';
import type { DayFigures, ModelFigures } from '../../platform/db/meanings.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/durations.ts';
import { type PlayedDay, playedDay } from '../catalogue/public.ts';
import {
  countByModel,
  countFailures,
  countRows,
  countTurns,
  findFirstDay,
  type Span,
  type StoredDay,
  storedDays,
  storeDays,
} from './repository.ts';
import { countUsage } from './usageRepository.ts';

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

/** The figures of the last days. Days that are not stored yet are counted first; past days are counted only once. */
export async function figuresOf(deps: Counting, count: number): Promise<CountedDay[]> {
  const now = deps.clock();
  const days = daysUpTo(now, count);
  await countMissing({ ...deps, clock: () => now }, count);
  const stored = new Map((await storedDays(deps.db, days[0]!)).map((row) => [row.day, row.figures]));
  return days.map((day) => ({ day, figures: stored.get(day)! }));
}

type Counting = {
  readonly db: Queries;
  /** The database to count in, if it is not the one that stores the figures. */
  readonly counted?: Queries;
  readonly clock: Clock;
} & Stoppable;

/**
 * Counts and stores those of the last days that are missing. Each day is counted separately: no statement
 * reads more than a day, and an attempt continues where the previous one has stopped.
 */
export async function countMissing(
  { db, counted = db, clock, signal }: Counting,
  count: number,
): Promise<void> {
  const now = clock();
  const days = daysUpTo(now, count);
  const stored = new Map((await storedDays(db, days[0]!)).map((row) => [row.day, row]));
  const missing = days.filter((day) => !isCounted(stored.get(day), now));
  if (missing.length === 0) return;
  const first = await findFirstDay(counted);
  const isEmpty = (day: string) => first === null || day < first;
  await storeDays(db, missing.filter(isEmpty).map(emptyDay), now);
  for (const day of missing.filter((each) => !isEmpty(each))) {
    if (signal?.aborted) return;
    await storeDays(db, [{ day, figures: await countDay(counted, day) }], now);
  }
}

/** A day before the first account. */
function emptyDay(day: string): CountedDay {
  return { day, figures: figuresFrom(NOTHING) };
}

function isCounted(row: StoredDay | undefined, now: Date): boolean {
  if (!row) return false;
  const age = now.getTime() - row.computed_at.getTime();
  const isOver = row.computed_at.getTime() >= startOf(row.day).getTime() + DAY_MS + GRACE_MS;
  return isOver || (age >= 0 && age < FRESH_MS);
}

async function countDay(db: Queries, day: string): Promise<DayFigures> {
  const from = startOf(day);
  const span: Span = { from, to: new Date(from.getTime() + DAY_MS) };
  const played = await playedDay({ db }, from);
  return figuresFrom({
    turns: played?.turns ?? (await countTurns(db, span)),
    plays: played?.plays ?? (await countRows(db, 'plays', span)),
    new_accounts: await countRows(db, 'new_accounts', span),
    narrator_errors: await countRows(db, 'narrator_errors', span),
    models: played
      ? withFailures(played.models, await countFailures(db, span))
      : await countByModel(db, span),
    usage: await countUsage(db, span),
  });
}

const QUIET = { turns: 0, credits_spent: 0, stepped_in: 0, latency_p50_ms: null, latency_p95_ms: null };

/** The figures of models with their failures, including models that only failed that day. */
function withFailures(
  played: readonly Omit<ModelFigures, 'narrator_errors'>[],
  failures: ReadonlyMap<string, number>,
): ModelFigures[] {
  const told = new Map(played.map((model) => [model.model_key, model]));
  const keys = [...new Set([...told.keys(), ...failures.keys()])].sort();
  return keys.map((model_key) => ({
    ...(told.get(model_key) ?? { model_key, ...QUIET }),
    narrator_errors: failures.get(model_key) ?? 0,
  }));
}

type Found = Pick<DayFigures, 'plays' | 'new_accounts' | 'narrator_errors' | 'models' | 'usage'> & {
  readonly turns: PlayedDay | null;
};

const NOTHING: Found = {
  turns: null,
  plays: 0,
  new_accounts: 0,
  narrator_errors: 0,
  models: [],
  usage: [],
};

function figuresFrom({ turns, ...found }: Found): DayFigures {
  return {
    ...found,
    turns: turns?.turns ?? 0,
    turns_by_provider: turns?.turns_by_provider ?? 0,
    stepped_in: turns?.stepped_in ?? 0,
    active_players: turns?.active_players ?? 0,
    endings: turns?.endings ?? 0,
    credits_spent: turns?.credits_spent ?? 0,
    latency_p50_ms: turns?.latency?.[0] ?? null,
    latency_p95_ms: turns?.latency?.[1] ?? null,
  };
}
