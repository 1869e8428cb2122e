import { type Kysely, sql } from 'kysely';

/** The language of letters that a person gets without asking for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column language text`.execute(db);
}
