import type { Deps } from '../../platform/Deps.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Stoppable } from '../../platform/sweeps/inBatches.ts';
import { findDue } from './removalRepository.ts';
import { lockStory } from './repository.ts';
import { withdrawStory } from './withdrawStory.ts';

const BATCH = 100;

/** Deletes stories in the bin whose day has come. */
export async function sweepAnnounced({
  db,
  clock,
  signal,
}: Pick<Deps, 'db' | 'clock'> & Stoppable): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    const due = await findDue(db, clock(), BATCH);
    for (const { id } of due) await deleteIfDue({ db, clock }, id);
    if (due.length < BATCH) return;
  }
}

/** Checks again under the lock, because the story may have been put back meanwhile. */
async function deleteIfDue({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const row = await lockStory(transaction, id);
    if (row?.deletes_at && row.deletes_at <= clock()) await withdrawStory(transaction, id);
  });
}
