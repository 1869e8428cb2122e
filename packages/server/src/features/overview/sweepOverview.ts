import { OVERVIEW_DAYS } from '@kathaloka/contract/limits';
import type { Deps } from '../../platform/Deps.ts';
import { daysUpTo, figuresOf, startOf } from './days.ts';
import { deleteOldFailures } from './repository.ts';

const LONGEST = 2 * Math.max(...OVERVIEW_DAYS);

/** Counts past days in advance, and deletes failures that are too old for any overview. */
export async function sweepOverview(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await figuresOf(deps, LONGEST);
  await deleteOldFailures(deps.db, startOf(daysUpTo(deps.clock(), LONGEST)[0]!));
}
