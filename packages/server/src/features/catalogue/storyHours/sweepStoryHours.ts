import { OVERVIEW_DAYS } from '@kathaloka/contract/limits';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { inBatches, type Stoppable } from '../../../platform/sweeps/inBatches.ts';
import { TURNS_COUNT_FOR_DAYS } from '../trendingRepository.ts';
import { deleteHoursBefore, lockHours, mergeChanges } from './storyHoursRepository.ts';
import { deletePlayedDaysBefore } from './playedDaysRepository.ts';
import { deletePlaysBefore, mergePlays } from './storyPlaysRepository.ts';
import { deleteEmptyStops } from './storyReadingsRepository.ts';

/** Longer than any period of the overview. */
const PLAYS_STORED_DAYS = Math.max(...OVERVIEW_DAYS) + 7;
/** Merges the changes and plays since the last sweep. */
export async function sweepStoryHours(deps: Pick<Deps, 'db' | 'clock'> & Stoppable): Promise<void> {
  const { db, clock } = deps;
  const locked = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
    inTransaction(db, async (transaction) => {
      await lockHours(transaction);
      return work(transaction);
    });
  await inBatches(deps, (limit) => locked((transaction) => mergeChanges(transaction, limit)));
  await inBatches(deps, (limit) => locked((transaction) => mergePlays(transaction, limit)));
  await inBatches(deps, (limit) => deleteEmptyStops(db, limit));
  const daysBefore = new Date(clock().getTime() - PLAYS_STORED_DAYS * DAY_MS);
  await inBatches(deps, (limit) => deletePlaysBefore(db, daysBefore, limit));
  await inBatches(deps, (limit) => deletePlayedDaysBefore(db, daysBefore, limit));
  const before = new Date(clock().getTime() - 2 * TURNS_COUNT_FOR_DAYS * DAY_MS);
  await inBatches(deps, (limit) => deleteHoursBefore(db, before, limit));
}
