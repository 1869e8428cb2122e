import type { Transaction } from '../../platform/db/schema.ts';
import { DAILY } from './daily.ts';
import { DAYS_BACK, daysBefore } from './deeds.ts';
import { collectQueued } from './collectRepository.ts';
import { countDays } from './countsRepository.ts';
import { findPlayedDays } from './deedsRepository.ts';
import { lockPerson, storeDays } from './peopleRepository.ts';
import { runsOf } from './streak.ts';

/** For each kind of deed, the highest number that a daily task asks for. Further deeds do not count for the day. */
const DAILY_MOST = [...Map.groupBy(DAILY, ({ measures }) => measures)].map(([kind, rules]) => ({
  kind,
  most: Math.max(...rules.map(({ target }) => target)),
}));

export interface Player {
  readonly user_id: string;
  /** The turn that was told just now. */
  readonly turn_id?: string | undefined;
}

/**
 * Counts what a person has done since the last call: deeds in the queue, and turns that a process has told but not
 * counted yet.
 */
export async function collectDeeds(
  transaction: Transaction,
  { user_id, turn_id }: Player,
  now: Date,
): Promise<void> {
  const collection = { user_id, firstDay: daysBefore(now, DAYS_BACK), daily: DAILY_MOST };
  const person = await lockPerson(transaction, user_id);
  await collectQueued(transaction, collection, turn_id);
  // reads all days only when a new day has been added
  const days_played = await countDays(transaction, user_id);
  if (days_played === (person?.days_played ?? 0)) return;
  const days = await findPlayedDays(transaction, user_id);
  await storeDays(transaction, user_id, { ...runsOf(days), days_played });
}
