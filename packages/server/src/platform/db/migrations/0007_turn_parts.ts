import { type Kysely, sql } from 'kysely';

/** Whose words a turn is; null where the author's alone, and for turns of the days before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table turns add column parts jsonb`.execute(db);
}
