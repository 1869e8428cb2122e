import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { inBatches, type Stoppable } from '../../../platform/sweeps/inBatches.ts';
import { fillNextOwners } from './ownersRepository.ts';

/** In a minute: about a million rows in an hour, so that nobody who plays notices. */
const BATCHES = 20;

/** Gives rows of play their owner that were written before they had one. */
export async function sweepPlayOwners(deps: Pick<Deps, 'db'> & Stoppable): Promise<void> {
  let left = BATCHES;
  await inBatches(
    deps,
    async () => {
      left -= 1;
      return Number((await inTransaction(deps.db, fillNextOwners)) && left > 0);
    },
    1,
  );
}
