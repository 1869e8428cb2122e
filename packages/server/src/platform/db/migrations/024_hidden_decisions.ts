import { type Kysely, sql } from 'kysely';

/** An author hides what was decided about a reader's report, once it is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stories add column decisions_hidden_until timestamptz`.execute(db);
}
