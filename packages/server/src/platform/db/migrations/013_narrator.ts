import { type Kysely, sql } from 'kysely';

/** Who told a turn, and what the narrator keeps with it for the next one: undo takes both back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table turns add column told_by text, add column remembered jsonb not null default '[]'
  `.execute(db);
  await sql`
    create table turn_notes (
      turn_id uuid primary key references turns (id) on delete cascade,
      notes jsonb not null
    )
  `.execute(db);
  // credits' worth of calls to the provider of models, by day (UTC)
  await sql`
    create table provider_spending (day date primary key, credits integer not null check (credits >= 0))
  `.execute(db);
  // which stored pictures are shown: another session may have begun from a part with one
  await sql`
    create index turns_stored_pictures on turns (image_url) where image_url like '/pictures/%'
  `.execute(db);
  // what was told lately in a session, whether it was undone or not
  await sql`create index turns_of_session on turns (session_id, id desc)`.execute(db);
  // what a picture shows, for whoever does not see it
  await sql`alter table turns add column image_alt text`.execute(db);
}
