import { type Kysely, sql } from 'kysely';

/** Who tells and who draws for a person, until they choose otherwise. No check: a model may go, and the choice stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column text_model text, add column image_model text`.execute(db);
}
