import type { ModelRun } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import type { Queries, Transaction } from '../../platform/db/schema.ts';

const RUN = ['id', 'model', 'by_language'] as const;

export function allRuns(db: Queries): Promise<ModelRun[]> {
  return db.selectFrom('model_runs').select(RUN).orderBy('model').execute();
}

/** Locks the runs against other changes until the transaction ends; they can still be read. */
export async function lockRuns(transaction: Transaction): Promise<void> {
  await sql`lock table model_runs in share row exclusive mode`.execute(transaction);
}

export function findRunOf(db: Queries, model: string): Promise<ModelRun | undefined> {
  return db.selectFrom('model_runs').select(RUN).where('model', '=', model).executeTakeFirst();
}

export async function countRuns(db: Queries): Promise<number> {
  const { total } = await db
    .selectFrom('model_runs')
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Its languages take the place of the same ones of the last run; the other ones stay. */
export function putRun(db: Queries, { id, model, by_language }: ModelRun): Promise<ModelRun> {
  return db
    .insertInto('model_runs')
    .values({ id, model, by_language: JSON.stringify(by_language) })
    .onConflict((conflict) =>
      conflict.column('model').doUpdateSet({
        by_language: sql`model_runs.by_language || excluded.by_language`,
      }),
    )
    .returning(RUN)
    .executeTakeFirstOrThrow();
}

export function deleteRun(db: Queries, id: string): Promise<ModelRun | undefined> {
  return db.deleteFrom('model_runs').where('id', '=', id).returning(RUN).executeTakeFirst();
}
