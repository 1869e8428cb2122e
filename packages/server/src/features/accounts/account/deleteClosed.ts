import { inTransaction } from '../../../platform/db/transaction.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { addJob, type DoJob } from '../../../platform/jobs/jobs.ts';
import { inBatches, type Stoppable } from '../../../platform/sweeps/inBatches.ts';
import { deleteUser, findLeftClosed, isClosed } from '../repository.ts';

/** Adds the job that deletes a closed account with all its data. */
export const addDeletion = (db: Queries, user_id: string): Promise<void> =>
  addJob(db, { kind: 'deletion', user_id, data: {} });

/**
 * Deletes a closed account. Large tables are deleted in steps, each a transaction that blocks no other user;
 * then the row of the account is deleted together with all other rows and this job. After a crash another
 * process continues.
 */
export const deleteClosed: DoJob<object> = async (deps, { user_id }) => {
  const { db, log, personalData } = deps;
  if (user_id === null || !(await isClosed(db, user_id))) return;
  while (await inTransaction(db, (transaction) => personalData.forgetSome(transaction, user_id)))
    deps.failpoint?.('while-deleting');
  await inTransaction(db, async (transaction) => {
    // deletes what was added by requests that began before the account was closed
    const request = { user_id, deletes_stories: true };
    await personalData.lock(transaction, request);
    await personalData.forget(transaction, request);
    await deleteUser(transaction, user_id);
  });
  log.info({ event: 'account_emptied', user_id }, 'a closed account was deleted with all its rows');
  personalData.afterForget(deps);
};

/** After this time a failed deletion is tried again. */
const AGAIN_AFTER_MS = 24 * HOUR_MS;

export async function sweepClosed(deps: Pick<Deps, 'db' | 'clock'> & Stoppable): Promise<void> {
  const { db, clock } = deps;
  const before = new Date(clock().getTime() - AGAIN_AFTER_MS);
  await inBatches(deps, async (limit) => {
    const left = await findLeftClosed(db, { before, limit });
    for (const id of left) await addDeletion(db, id);
    return left.length;
  });
}
