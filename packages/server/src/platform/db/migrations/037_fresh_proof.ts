import { type Kysely, sql } from 'kysely';

/** When the person last confirmed, in this login, who they are: by the clock of the database, for all processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account_sessions add column proved_at timestamptz`.execute(db);
}
