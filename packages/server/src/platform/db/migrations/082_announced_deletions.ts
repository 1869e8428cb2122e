import { type Kysely, sql } from 'kysely';

/** A story that is deleted on a day of which its players know; an archived one is not featured. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stories add column deletes_at timestamptz`.execute(db);
  await sql`create index stories_deletes on stories (deletes_at) where deletes_at is not null`.execute(db);
  await sql`update stories set is_featured = false where status = 'archived' and is_featured`.execute(db);
}
