import { type Kysely, sql } from 'kysely';

/** Plays that are not in `plays_total` yet: rows of their own, because everybody who begins a story would wait for one counter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table begun_plays (story_id uuid not null) with (autovacuum_vacuum_scale_factor = 0.05)
  `.execute(db);
}
