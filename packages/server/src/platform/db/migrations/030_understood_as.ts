import { type Kysely, sql } from 'kysely';

/** The choice that free text was taken for: what a retelling keeps, and what "Why this?" says. Unknown of older turns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table turns add column understood_as text`.execute(db);
}
