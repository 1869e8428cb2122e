import { sql } from 'kysely';
import type { Queries, Row, Transaction } from '../../platform/db/schema.ts';

/** The stored sums of a person, which need not be computed again. */
export type PersonRow = Omit<Row<'progress_people'>, 'user_id' | 'counts'>;

const PERSON = ['stars', 'days_played', 'last_day', 'last_run', 'longest_run'] as const;

/** A person, with the number of tasks ever paid, which is also the number of the last one. */
export async function findPerson(db: Queries, user_id: string) {
  return db
    .selectFrom('progress_people')
    .where('user_id', '=', user_id)
    .select(PERSON)
    .select((person) =>
      person
        .selectFrom('paid_tasks')
        .whereRef('paid_tasks.user_id', '=', 'progress_people.user_id')
        .orderBy('number', 'desc')
        .limit(1)
        .select('number')
        .as('paid_count'),
    )
    .executeTakeFirst();
}

/** Locks a person, whose collections then run one at a time. Inserts a missing row to lock it. */
export async function lockPerson(transaction: Transaction, user_id: string): Promise<PersonRow | undefined> {
  const known = await findLocked(transaction, user_id);
  if (known) return known;
  await sql`
    insert into progress_people (user_id) select id from users where id = ${user_id}
    on conflict do nothing
  `.execute(transaction);
  return findLocked(transaction, user_id);
}

function findLocked(transaction: Transaction, user_id: string): Promise<PersonRow | undefined> {
  return transaction
    .selectFrom('progress_people')
    .where('user_id', '=', user_id)
    .select(PERSON)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type Days = Pick<PersonRow, 'days_played' | 'last_day' | 'last_run' | 'longest_run'>;

export async function storeDays(transaction: Transaction, user_id: string, days: Days): Promise<void> {
  await transaction.updateTable('progress_people').set(days).where('user_id', '=', user_id).execute();
}
