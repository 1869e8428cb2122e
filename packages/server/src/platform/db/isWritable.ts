import { sql } from 'kysely';
import type { Queries } from './schema.ts';

/**
 * Whether the database stores anything. A standby does not, nor a primary that is closed for writes; both
 * answer reads.
 */
export async function isWritable(db: Queries): Promise<boolean> {
  const { rows } = await sql<{ writable: boolean }>`
    select not pg_is_in_recovery() and current_setting('default_transaction_read_only') = 'off' as writable
  `.execute(db);
  return rows[0]!.writable;
}
