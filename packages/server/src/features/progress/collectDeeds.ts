import type { Transaction } from '../../platform/db/schema.ts';
import { DAILY } from './daily.ts';
import { DAYS_BACK, daysBefore } from './deeds.ts';
import { collectQueued } from './collectRepository.ts';
import { countDays } from './countsRepository.ts';
import { findPlayedDays } from './deedsRepository.ts';
import { lockPerson, storeDays } from './peopleRepository.ts';
import { runsOf } from './streak.ts';

/** How many deeds of a kind the daily tasks ask for at the most: beyond that none counts for the day. */
const DAILY_MOST = [...Map.groupBy(DAILY, ({ measures }) => measures)].map(([kind, rules]) => ({
  kind,
  most: Math.max(...rules.map(({ target }) => target)),
}));

export interface Player {
  readonly user_id: string;
  /** What was told a moment ago. */
  readonly turn_id?: string | undefined;
}

/**
 * Adds to the deeds of a person what has happened since: what stands in the queue, by whichever clock it was written, and
 * the turns that a process has told and is about to count.
 */
export async function collectDeeds(
  transaction: Transaction,
  { user_id, turn_id }: Player,
  now: Date,
): Promise<void> {
  const collection = { user_id, firstDay: daysBefore(now, DAYS_BACK), daily: DAILY_MOST };
  const person = await lockPerson(transaction, user_id);
  await collectQueued(transaction, collection, turn_id);
  // the first part of a day: on the others nothing is read of the days before
  const days_played = await countDays(transaction, user_id);
  if (days_played === (person?.days_played ?? 0)) return;
  const days = await findPlayedDays(transaction, user_id);
  await storeDays(transaction, user_id, { ...runsOf(days), days_played });
}
