import { type Kysely, sql } from 'kysely';

/** How far a session has come in the chapters of its story, which lists show; null where it has none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_sessions add column chapter integer, add column chapters integer`.execute(db);
}
