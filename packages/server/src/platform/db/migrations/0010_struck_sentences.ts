import { type Kysely, sql } from 'kysely';

/** The sentences of a model that were struck from a turn; null for none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table turns add column struck jsonb`.execute(db);
}
