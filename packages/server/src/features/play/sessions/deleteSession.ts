import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { addSessionDeletion } from './emptyDeleted.ts';
import { deleteSessionRow, hideSession, isLong } from './deletedRepository.ts';
import { lockIdleSession } from './lockIdleSession.ts';

/** Deletes a short session immediately. Hides a long one, and adds a job that empties it. */
export async function deleteSession(deps: Deps, session: SessionKey): Promise<void> {
  const { db, clock } = deps;
  const isHidden = await inTransaction(db, async (transaction) => {
    await lockIdleSession(transaction, session);
    if (!(await isLong(transaction, session))) {
      await deleteSessionRow(transaction, session);
      return false;
    }
    await hideSession(transaction, session, clock());
    await addSessionDeletion(transaction, session);
    return true;
  });
  if (isHidden) startJobs(deps);
}
