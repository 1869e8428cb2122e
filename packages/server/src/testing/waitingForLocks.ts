import { sql } from 'kysely';
import type { Queries } from '../platform/db/schema.ts';

/** The number of statements that wait for a lock in this database. */
export async function waitingForLocks(db: Queries): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows[0]!.count;
}
