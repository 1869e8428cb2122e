import { type Kysely, sql } from 'kysely';

/** Links to turns, each with the tale as whoever has the link reads and copies it; and the sessions begun from them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shared_turns (
      id uuid primary key,
      token text not null,
      user_id uuid not null,
      session_id uuid not null references game_sessions (id) on delete cascade,
      turn_id uuid not null,
      story_id uuid not null references stories (id) on delete cascade,
      title text not null,
      language text not null,
      last_line text not null,
      shows_typed boolean not null,
      plays integer not null default 0 check (plays >= 0),
      created_at timestamptz not null,
      tale jsonb not null,
      constraint shared_turns_token unique (token),
      constraint shared_turns_once unique (user_id, turn_id, shows_typed)
    )
  `.execute(db);
  await sql`create index shared_turns_session on shared_turns (session_id, user_id)`.execute(db);
  await sql`create index shared_turns_story on shared_turns (story_id)`.execute(db);
  await sql`
    create table shared_plays (
      session_id uuid primary key references game_sessions (id) on delete cascade,
      user_id uuid not null,
      story_id uuid not null references stories (id) on delete cascade,
      node text,
      begun_at timestamptz not null
    )
  `.execute(db);
  await sql`create index shared_plays_player on shared_plays (user_id)`.execute(db);
  await sql`create index shared_plays_story on shared_plays (story_id, node)`.execute(db);
  await sql`
    alter table reports
      add column shared_turn_id uuid references shared_turns (id) on delete set null,
      add column is_link boolean not null default false
  `.execute(db);
  await sql`create index reports_shared_turn on reports (shared_turn_id) where shared_turn_id is not null`.execute(
    db,
  );
  await countStorage(db);
}

/** As of stories and drafts: by what a tale takes on the disk. It is never changed. */
async function countStorage(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_shared_turns_storage() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform count_storage(old.user_id, -pg_column_size(old.tale));
      else
        perform count_storage(new.user_id, pg_column_size(new.tale));
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger shared_turns_storage after insert or delete on shared_turns
    for each row execute function count_shared_turns_storage()
  `.execute(db);
}
