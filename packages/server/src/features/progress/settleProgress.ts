import type { Deps } from '../../platform/Deps.ts';
import type { Database } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { reward } from '../economy/public.ts';
import { collectDeeds, type Player } from './collectDeeds.ts';
import { ALL_TIME } from './deeds.ts';
import { deleteOwed, insertOwed } from './deedsRepository.ts';
import { insertPaidTask, lockPayments } from './repository.ts';
import { dueTasks, newlyOwed, type Progress, progressOf } from './progress.ts';

export type ProgressDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Counts deeds and pays finished tasks exactly once, even if it runs again, late or concurrently. Cheap
 * enough to run after every turn.
 */
export async function settleProgress(
  { db, clock }: ProgressDeps,
  { user_id, turn_id }: Player,
): Promise<Progress> {
  const now = clock();
  await inTransaction(db, (transaction) => collectDeeds(transaction, { user_id, turn_id }, now));
  const progress = await progressOf(db, user_id, now);
  for (const task of newlyOwed(progress)) await insertOwed(db, user_id, task);
  if (dueTasks(progress).length === 0) return progress;
  await payTasks({ db, clock }, { user_id });
  return progressOf(db, user_id, now);
}

/** Stores each paid task with its stars and coins, in one transaction. */
async function payTasks({ db, clock }: { db: Database; clock: Deps['clock'] }, { user_id }: Player) {
  await inTransaction(db, async (transaction) => {
    if (!(await lockPayments(transaction, user_id))) return;
    // read again under the lock: another process may have paid since
    const progress = await progressOf(transaction, user_id, clock());
    let number = progress.paid_count;
    for (const { rule, scope } of dueTasks(progress)) {
      const { task_id, stars, coins } = rule;
      number += 1;
      const task = { user_id, number, task_id, scope, stars, coins, finished_at: clock() };
      await insertPaidTask(transaction, task);
      if (scope !== ALL_TIME) await deleteOwed(transaction, user_id, { task_id, day: scope });
      const key = scope === ALL_TIME ? (`task:${task_id}` as const) : (`task:${task_id}:${scope}` as const);
      const reference = { type: 'task', id: task_id } as const;
      await reward({ db: transaction, clock }, { user_id, key, amount: coins, reference });
    }
  });
}
