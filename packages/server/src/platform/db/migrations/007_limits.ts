import { type Kysely, sql } from 'kysely';

/** Counters of limits survive a crash of the database. The fill factor leaves room in each page for updates that rewrite no index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // their keys are derived differently from now on
  await sql`truncate rate_limits`.execute(db);
  await sql`alter table rate_limits set logged`.execute(db);
  await sql`alter table rate_limits set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05)`.execute(db);
}
