import { type Kysely, sql } from 'kysely';

/** Whom a reader who has ended a story has met, as its structure says: asked by other stories of its author. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stories add column meets jsonb not null default '[]'`.execute(db);
}
