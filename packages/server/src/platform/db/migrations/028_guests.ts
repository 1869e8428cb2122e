import { type Kysely, sql } from 'kysely';

/** Stories that guests may play whole, and sessions that begin with what a guest has chosen, once for each key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stories add column is_open_to_guests boolean not null default false`.execute(db);
  await sql`
    alter table game_sessions
      add column creation_key uuid,
      add constraint game_sessions_created_once unique (user_id, creation_key)
  `.execute(db);
}
