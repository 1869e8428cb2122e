import { type Kysely, sql } from 'kysely';

/** What undo has cost a session in XP, and which choice free text may have meant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table game_sessions add column undo_xp integer not null default 0 check (undo_xp >= 0)
  `.execute(db);
  await sql`alter table turns add column perhaps_meant text`.execute(db);
}
