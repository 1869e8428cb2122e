import { type Kysely, sql } from 'kysely';

/** A long session that is deleted is gone for its player with the request, and is emptied in steps, by a job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_sessions add column deleted_at timestamptz`.execute(db);
}
