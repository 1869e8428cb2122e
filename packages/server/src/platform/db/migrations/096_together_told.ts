import { type Kysely, sql } from 'kysely';

/** What a turn of a session that several play has cost in XP, and how its vote has ended. Of older turns nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table turn_actors
      add column xp integer not null default 0 check (xp >= 0),
      add column votes integer,
      add column voters integer,
      add column is_tie boolean
  `.execute(db);
}
