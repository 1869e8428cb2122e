import type { Queries } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { addJob, type DoJob } from '../../../platform/jobs/jobs.ts';
import { inBatches, type Stoppable } from '../../../platform/sweeps/inBatches.ts';
import { deleteHiddenRow, deleteSomeOfSession, findLeftHidden } from './deletedRepository.ts';
import type { SessionKey } from '../stored/SessionKey.ts';

type Hidden = Pick<SessionKey, 'session_id'>;

/** Adds the job that empties a hidden session. */
export const addSessionDeletion = (db: Queries, { user_id, session_id }: SessionKey): Promise<void> =>
  addJob(db, { kind: 'session_deletion', user_id, data: { session_id } satisfies Hidden });

/** Deletes a long session in small transactions, its row last. Another process continues after a crash. */
export const emptyDeleted: DoJob<Hidden> = async (deps, { user_id, data: { session_id } }) => {
  if (user_id === null) return;
  const session = { session_id, user_id };
  while (await inTransaction(deps.db, (transaction) => deleteSomeOfSession(transaction, session)))
    deps.failpoint?.('while-deleting');
  await deleteHiddenRow(deps.db, session);
};

/** After this time a failed deletion is tried again. */
const AGAIN_AFTER_MS = DAY_MS;

export async function sweepDeletedSessions(deps: Pick<Deps, 'db' | 'clock'> & Stoppable): Promise<void> {
  const { db, clock } = deps;
  const before = new Date(clock().getTime() - AGAIN_AFTER_MS);
  await inBatches(deps, async (limit) => {
    const left = await findLeftHidden(db, { before, limit });
    for (const session of left) await addSessionDeletion(db, session);
    return left.length;
  });
}
