import { type Kysely, sql } from 'kysely';

/** A cover from elsewhere: the address that its author gave, and the picture that was fetched there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stories add column cover_source text, add column cover_picture bytea`.execute(db);
}
