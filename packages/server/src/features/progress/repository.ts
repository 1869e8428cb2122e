import { sql } from 'kysely';
import { rowsOf } from '../../platform/db/rowsOf.ts';
import type { NewRow, Queries, Row, Transaction } from '../../platform/db/schema.ts';

export type PaidTask = Row<'paid_tasks'>;

/** The tasks that were paid to a person, in the order of payment, streamed as they are read. */
export function paidTasksOf(db: Queries, user_id: string) {
  return rowsOf(
    db
      .selectFrom('paid_tasks')
      .select(['task_id', 'scope', 'stars', 'coins', 'finished_at'])
      .where('user_id', '=', user_id),
    { by: ['number'] },
  );
}

/** Tasks that were paid for these scopes: days, or all time. */
export async function findPaidIn(
  db: Queries,
  user_id: string,
  scopes: readonly string[],
): Promise<Pick<PaidTask, 'task_id' | 'scope'>[]> {
  return db
    .selectFrom('paid_tasks')
    .select(['task_id', 'scope'])
    .where('user_id', '=', user_id)
    .where('scope', '=', sql<string>`any(${scopes}::text[])`)
    .execute();
}

/** Tasks that were paid after this number, in the order of payment. */
export function findPaidAfter(db: Queries, user_id: string, number: number): Promise<PaidTask[]> {
  return db
    .selectFrom('paid_tasks')
    .select(['user_id', 'number', 'task_id', 'scope', 'stars', 'coins', 'finished_at'])
    .where('user_id', '=', user_id)
    .where('number', '>', number)
    .orderBy('number')
    .execute();
}

/** Locks an account, so that its payments run one at a time. False if there is no such account. */
export async function lockPayments(transaction: Transaction, user_id: string): Promise<boolean> {
  const user = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', user_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return user !== undefined;
}

export async function insertPaidTask(transaction: Transaction, task: NewRow<'paid_tasks'>): Promise<void> {
  await transaction.insertInto('paid_tasks').values(task).execute();
}

export function findAccount(
  db: Queries,
  user_id: string,
): Promise<{ readonly username: string; readonly credits: number }> {
  return db
    .selectFrom('users')
    .select(['username', 'credits'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
}

/** Deletes the queued deeds of an account that is not counted. */
export async function deleteQueued(db: Queries, user_id: string): Promise<void> {
  await db.deleteFrom('progress_queue').where('user_id', '=', user_id).execute();
}
