import { type Kysely, sql } from 'kysely';

/** The room of an account whose address is not verified yet; null for the usual one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account_storage add column max_mb integer`.execute(db);
}
