import type { Deps } from '../../platform/Deps.ts';
import { inBatches, type Stoppable } from '../../platform/sweeps/inBatches.ts';
import { deleteWithdrawn } from './removalRepository.ts';

/** Deletes stories whose authors have left with them, after the last session that plays them. */
export async function sweepWithdrawnStories({ db, signal }: Pick<Deps, 'db'> & Stoppable): Promise<void> {
  await inBatches({ signal }, (limit) => deleteWithdrawn(db, limit));
}

/** The rows go after the transaction: what hangs on them is deleted with them, and nobody has to wait for that. */
export function sweepWithdrawnSoon(deps: Deps): void {
  deps.background.run('deleting withdrawn stories', () => sweepWithdrawnStories(deps));
}
