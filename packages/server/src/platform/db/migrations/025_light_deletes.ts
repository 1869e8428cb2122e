import { type Kysely, sql } from 'kysely';

/**
 * A row is deleted without reading other tables whole. Head and tip are set with their turn, and turns are deleted with
 * their session only, so nothing needs to look for sessions that point to a deleted turn.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table game_sessions
      drop constraint game_sessions_head_turn_id_fkey,
      drop constraint game_sessions_tip_turn_id_fkey
  `.execute(db);
  await sql`create index reports_reporter on reports (reporter_id)`.execute(db);
}
