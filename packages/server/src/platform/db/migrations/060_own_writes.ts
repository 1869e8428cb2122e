import { type Kysely, sql } from 'kysely';

/** Where a replica is read, an account that has just written something reads from the database itself for some seconds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column wrote_at timestamptz`.execute(db);
}
