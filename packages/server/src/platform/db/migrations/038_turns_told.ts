import { type Kysely, sql } from 'kysely';

/** How many turns a session has, those that were undone as well: what bounds it. Older sessions count from here on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_sessions add column turns_told integer not null default 0`.execute(db);
}
