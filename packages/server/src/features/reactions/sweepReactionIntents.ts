import type { Deps } from '../../platform/Deps.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { inBatches, type Stoppable } from '../../platform/sweeps/inBatches.ts';
import { deleteIntentsBefore } from './intentsRepository.ts';

/** Deletes old intents: no request from that time can still be pending. */
export async function sweepReactionIntents(deps: Pick<Deps, 'db' | 'clock'> & Stoppable): Promise<void> {
  const before = new Date(deps.clock().getTime() - DAY_MS);
  await inBatches(deps, (limit) => deleteIntentsBefore(deps.db, before, limit));
}
