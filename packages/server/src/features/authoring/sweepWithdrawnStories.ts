import type { Deps } from '../../platform/Deps.ts';
import { inBatches, type Stoppable } from '../../platform/sweeps/inBatches.ts';
import { deleteWithdrawn } from './removalRepository.ts';

/** Deletes stories whose authors have left with them, after the last session that plays them. */
export async function sweepWithdrawnStories({ db, signal }: Pick<Deps, 'db'> & Stoppable): Promise<void> {
  await inBatches({ signal }, (limit) => deleteWithdrawn(db, limit));
}
