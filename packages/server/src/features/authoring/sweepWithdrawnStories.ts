import type { Deps } from '../../platform/Deps.ts';
import { inBatches, type Stoppable } from '../../platform/sweeps/inBatches.ts';
import { deleteWithdrawn } from './removalRepository.ts';

/** Deletes withdrawn stories after their last session. */
export async function sweepWithdrawnStories({ db, signal }: Pick<Deps, 'db'> & Stoppable): Promise<void> {
  await inBatches({ signal }, (limit) => deleteWithdrawn(db, limit));
}

/** Deletes the rows in the background: deleting everything that belongs to them is slow. */
export function sweepWithdrawnSoon(deps: Deps): void {
  deps.background.run('deleting withdrawn stories', () => sweepWithdrawnStories(deps));
}
