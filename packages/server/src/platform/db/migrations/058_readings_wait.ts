import { type Kysely, sql } from 'kysely';

/**
 * A release that knows nothing of what readers do merges changes without it. Until no such process lives, all sessions
 * are left to the sweep that counts earlier ones: for however long both releases run beside each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table processes add column counts_readings boolean not null default false`.execute(db);
  await sql`update story_readings_backfill set until = 'infinity' where until > clock_timestamp()`.execute(
    db,
  );
}
