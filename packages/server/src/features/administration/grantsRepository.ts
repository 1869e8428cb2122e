import { rowsOf } from '../../platform/db/rowsOf.ts';
import type { NewRow, Queries } from '../../platform/db/schema.ts';

/** False if a grant with this key exists. Waits for a concurrent one. */
export async function insertGrant(db: Queries, grant: NewRow<'credit_grants'>): Promise<boolean> {
  const inserted = await db
    .insertInto('credit_grants')
    .values(grant)
    .onConflict((conflict) => conflict.doNothing())
    .returning('operation_key')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findGrant(db: Queries, operation_key: string) {
  return db
    .selectFrom('credit_grants')
    .select(['user_id', 'amount', 'reason'])
    .where('operation_key', '=', operation_key)
    .executeTakeFirst();
}

/** The grants to a person, oldest first, streamed as they are read. */
export function grantsTo(db: Queries, user_id: string) {
  return rowsOf(
    db.selectFrom('credit_grants').select(['amount', 'reason', 'created_at']).where('user_id', '=', user_id),
    { by: ['created_at', 'operation_key'] },
  );
}
