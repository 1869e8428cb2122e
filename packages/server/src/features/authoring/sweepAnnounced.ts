import type { Deps } from '../../platform/Deps.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Stoppable } from '../../platform/sweeps/inBatches.ts';
import { countPlayersOf, findAnnounced } from './removalRepository.ts';
import { lockForStatus } from './repository.ts';
import { withdrawStory } from './withdrawStory.ts';

const BATCH = 100;

/** Deletes stories whose announced day has come, or that no longer have other players. */
export async function sweepAnnounced({
  db,
  clock,
  signal,
}: Pick<Deps, 'db' | 'clock'> & Stoppable): Promise<void> {
  for (let after: string | undefined; ;) {
    if (signal?.aborted) return;
    const announced = await findAnnounced(db, after, BATCH);
    for (const { id } of announced) await deleteIfDue({ db, clock }, id);
    after = announced.at(-1)?.id;
    if (announced.length < BATCH) return;
  }
}

/** Checks again under the lock, because the author may have restored the story meanwhile. */
async function deleteIfDue({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const row = await lockForStatus(transaction, id);
    if (!row?.deletes_at || row.status !== 'archived') return;
    if (row.deletes_at > clock() && (await countPlayersOf(transaction, row)) > 0) return;
    await withdrawStory(transaction, id);
  });
}
