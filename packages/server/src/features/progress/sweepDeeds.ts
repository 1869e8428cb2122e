import { inBatches, type Stoppable } from '../../platform/sweeps/inBatches.ts';
import { DAYS_BACK, daysBefore } from './deeds.ts';
import { deleteDeedsBefore } from './deedsRepository.ts';
import type { ProgressDeps } from './settleProgress.ts';

/** Deletes the daily counts of past days. */
export async function sweepDeeds(deps: ProgressDeps & Stoppable): Promise<void> {
  const day = daysBefore(deps.clock(), DAYS_BACK);
  await inBatches(deps, (limit) => deleteDeedsBefore(deps.db, day, limit));
}
