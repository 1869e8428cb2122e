import { sql } from 'kysely';
import type { Queries, Tables } from './schema.ts';

/** Deletes some rows of a person. Returns whether there were any. */
export async function deleteSomeOf(
  db: Queries,
  table: keyof Tables,
  { user_id, limit }: { readonly user_id: string; readonly limit: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where user_id = ${user_id} and ctid = any(array(
      select ctid from ${sql.table(table)} where user_id = ${user_id} limit ${limit}
    ))
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
