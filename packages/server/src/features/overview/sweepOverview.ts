import { OVERVIEW_DAYS } from '@kathaloka/contract/limits';
import type { Deps } from '../../platform/Deps.ts';
import { inBatches, type Stoppable } from '../../platform/sweeps/inBatches.ts';
import { countMissing, daysUpTo, startOf } from './days.ts';
import { deleteOldFailures, deleteOldUsage } from './repository.ts';

const LONGEST = 2 * Math.max(...OVERVIEW_DAYS);

/** Counts past days in advance, and deletes failures that are too old for any overview. */
export async function sweepOverview(deps: Pick<Deps, 'db' | 'clock'> & Stoppable): Promise<void> {
  await countMissing(deps, LONGEST);
  const before = startOf(daysUpTo(deps.clock(), LONGEST)[0]!);
  await inBatches(deps, (limit) => deleteOldFailures(deps.db, before, limit));
  await inBatches(deps, (limit) => deleteOldUsage(deps.db, before, limit));
}
