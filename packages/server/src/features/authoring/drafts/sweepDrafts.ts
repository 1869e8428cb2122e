import { DRAFT_LIFETIME_DAYS } from '@kathaloka/contract/limits';
import type { Deps } from '../../../platform/Deps.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { inBatches, type Stoppable } from '../../../platform/sweeps/inBatches.ts';
import { deleteDraftsBefore } from './draftsRepository.ts';

/** Deletes drafts that have not been changed for months. */
export async function sweepDrafts(deps: Pick<Deps, 'db' | 'clock'> & Stoppable): Promise<void> {
  const before = new Date(deps.clock().getTime() - DRAFT_LIFETIME_DAYS * DAY_MS);
  await inBatches(deps, (limit) => deleteDraftsBefore(deps.db, before, limit));
}
