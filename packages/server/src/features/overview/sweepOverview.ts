import { OVERVIEW_DAYS } from '@kathaloka/contract/limits';
import type { Deps } from '../../platform/Deps.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { inBatches, type Stoppable } from '../../platform/sweeps/inBatches.ts';
import { countMissing, daysUpTo, startOf } from './days.ts';
import { deleteOldFailures } from './repository.ts';
import { countHour, deleteOldUsage, deleteUsageHours } from './usageRepository.ts';

const LONGEST = 2 * Math.max(...OVERVIEW_DAYS);

/** Counts past hours and days in advance, and deletes what is too old for any overview. */
export async function sweepOverview(deps: Pick<Deps, 'db' | 'clock'> & Stoppable): Promise<void> {
  const { db, clock } = deps;
  await inBatches(deps, async () => Number(await inTransaction(db, countHour)), 1);
  await countMissing(deps, LONGEST);
  const before = startOf(daysUpTo(clock(), LONGEST)[0]!);
  await inBatches(deps, (limit) => deleteOldFailures(db, before, limit));
  await inBatches(deps, (limit) => deleteOldUsage(db, before, limit));
  await inBatches(deps, (limit) => deleteUsageHours(db, before, limit));
}
