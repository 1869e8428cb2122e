import { type Kysely, sql } from 'kysely';

/** Why the built-in narrator told a turn in place of a model. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table turns add column stepped_in text`.execute(db);
}
