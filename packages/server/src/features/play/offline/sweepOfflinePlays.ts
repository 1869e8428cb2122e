import { KEPT_DAYS } from '@kathaloka/contract/limits';
import type { Deps } from '../../../platform/Deps.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { inBatches, type Stoppable } from '../../../platform/sweeps/inBatches.ts';
import { deleteForgotten } from './offlineRepository.ts';

/** Deletes plays whose session was deleted and that no device can still upload to. */
export async function sweepOfflinePlays(deps: Pick<Deps, 'db' | 'clock'> & Stoppable): Promise<void> {
  const before = new Date(deps.clock().getTime() - KEPT_DAYS * DAY_MS);
  await inBatches(deps, (limit) => deleteForgotten(deps.db, { before, limit }));
}
