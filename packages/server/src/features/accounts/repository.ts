import type { Database, NewUserRow, Queries } from '../../platform/db/schema.ts';

export async function hasAdmin(db: Queries): Promise<boolean> {
  return (
    (await db.selectFrom('users').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst()) !==
    undefined
  );
}

/** False if the name or address is taken, as it is when another process has just done the same. */
export async function insertAdmin(db: Database, admin: NewUserRow): Promise<boolean> {
  const inserted = await db
    .insertInto('users')
    .values(admin)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
