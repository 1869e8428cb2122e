import type { FinishedTasks, MyData, TaskList } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/Deps.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import { balanceOf, reward } from '../economy/service.ts';
import { daysBefore, EVER, nextMidnight } from './deeds.ts';
import { collectDeeds, deleteDeedsBefore, findDeeds, insertDeed } from './deedsRepository.ts';
import { presentFinished, presentSummary, presentTask } from './present.ts';
import { findAccount, findPaidTasks, insertPaidTask, lockPayments } from './repository.ts';
import { dueTasks, type Standing, standingOf } from './standing.ts';
import { TASKS, type TaskType } from './tasks.ts';

type ProgressDeps = Pick<Deps, 'db' | 'clock'>;
interface Player {
  readonly user_id: string;
}

/** A daily task of an earlier day is still paid, in case a crash prevented that. */
const DAYS_BACK = 7;

/**
 * Counts what has happened and pays what is done: once, however often, late or concurrently this runs. Cheap enough for
 * the background of every turn.
 */
export async function settleProgress({ db, clock }: ProgressDeps, { user_id }: Player): Promise<Standing> {
  const now = clock();
  await inTransaction(db, (transaction) =>
    collectDeeds(transaction, { user_id, now, firstDay: daysBefore(now, DAYS_BACK) }),
  );
  const standing = await standingOf(db, user_id, now);
  if (dueTasks(standing).length === 0) return standing;
  await payTasks({ db, clock }, { user_id });
  return standingOf(db, user_id, now);
}

/** Task, stars and coins, in one transaction. */
async function payTasks({ db, clock }: { db: Database; clock: Deps['clock'] }, { user_id }: Player) {
  await inTransaction(db, async (transaction) => {
    if (!(await lockPayments(transaction, user_id))) return;
    // read again behind the lock: somebody else may have paid meanwhile
    const standing = await standingOf(transaction, user_id, clock());
    let number = standing.paid.length;
    for (const { rule, scope } of dueTasks(standing)) {
      const { task_id, stars, coins } = rule;
      number += 1;
      const task = { user_id, number, task_id, scope, stars, coins, finished_at: clock() };
      await insertPaidTask(transaction, task);
      const key = scope === EVER ? (`task:${task_id}` as const) : (`task:${task_id}:${scope}` as const);
      const reference = { type: 'task', id: task_id } as const;
      await reward({ db: transaction, clock }, { user_id, key, amount: coins, reference });
    }
  });
}

/** The tasks of one type, and the caller's progress. */
export async function listTasks(
  deps: ProgressDeps,
  { task_type, include_completed }: { readonly task_type: TaskType; readonly include_completed: boolean },
  { id: user_id }: Pick<SignedInUser, 'id'>,
): Promise<TaskList> {
  const standing = await settleProgress(deps, { user_id });
  const tasks = TASKS[task_type].map((rule) => presentTask(rule, task_type, standing));
  return {
    tasks: include_completed ? tasks : tasks.filter(({ is_completed }) => !is_completed),
    summary: presentSummary(await findAccount(deps.db, user_id), standing),
    streak: standing.streak,
    resets_at: nextMidnight(deps.clock()).toISOString(),
  };
}

/** What was paid since the caller's last request. */
export async function listFinishedTasks(
  deps: ProgressDeps,
  { after }: { readonly after?: number | undefined },
  { id: user_id }: Pick<SignedInUser, 'id'>,
): Promise<FinishedTasks> {
  const { paid, stars } = await settleProgress(deps, { user_id });
  const fresh = after === undefined ? [] : paid.filter(({ number }) => number > after);
  const coins_balance = await balanceOf(deps, { user_id });
  return { ...presentFinished(fresh, stars), cursor: paid.length, coins_balance };
}

/** Sharing counts by day: which story it was is not stored. */
export async function noteShare({ db, clock }: ProgressDeps, { user_id }: Player): Promise<void> {
  await insertDeed(db, { user_id, kind: 'share', subject: dayOf(clock()) });
}

/** Deletes deeds that counted for past days. */
export async function sweepDeeds({ db, clock }: ProgressDeps): Promise<void> {
  await deleteDeedsBefore(db, daysBefore(clock(), DAYS_BACK));
}

/** Deleted with the account, by foreign keys. */
export const progressData: PersonalData<Pick<MyData, 'paid_tasks' | 'progress_deeds'>> = {
  columns: ['progress_people.user_id', 'progress_deeds.user_id', 'paid_tasks.user_id'],
  async exportFor({ db }, { id }) {
    const paid = await findPaidTasks(db, id);
    const deeds = await findDeeds(db, id);
    return {
      paid_tasks: paid.map(({ task_id, scope, stars, coins, finished_at }) => ({
        task_id,
        day: scope === EVER ? null : scope,
        stars,
        coins,
        finished_at: finished_at.toISOString(),
      })),
      progress_deeds: deeds.map(({ scope, kind, subject }) => ({
        kind,
        subject,
        day: scope === EVER ? null : scope,
      })),
    };
  },
};
