import { type Kysely, sql } from 'kysely';

/**
 * How much a story is played, by the hour, and how many of its sessions were finished: counted by deltas, so that
 * nothing reads the turns again. Deltas are rows of their own: all players of a story would wait for one counter.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await countTurns(db);
  await countSessions(db);
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_changes (
      story_id uuid not null,
      hour timestamptz not null,
      turns integer not null default 0,
      sessions integer not null default 0,
      finished integer not null default 0
    ) with (autovacuum_vacuum_scale_factor = 0.05)
  `.execute(db);
  await sql`
    create table story_hours (
      story_id uuid not null references stories (id) on delete cascade,
      hour timestamptz not null,
      turns integer not null check (turns >= 0),
      primary key (story_id, hour)
    )
  `.execute(db);
  await sql`create index story_hours_hour on story_hours (hour) include (story_id, turns)`.execute(db);
  await sql`
    alter table story_stats
      add column sessions_total integer not null default 0,
      add column finished_total integer not null default 0,
      add column is_counted boolean not null default false
  `.execute(db);
  // of new stories there is nothing that was not counted
  await sql`alter table story_stats alter column is_counted set default true`.execute(db);
  await sql`create index story_stats_uncounted on story_stats (story_id) where not is_counted`.execute(db);
  await sql`
    create table story_hours_backfill (
      until timestamptz not null,
      next_hour timestamptz not null
    )
  `.execute(db);
  await sql`
    insert into story_hours_backfill
    select now(), date_trunc('hour', now(), 'UTC') where exists (select from turns)
  `.execute(db);
}

async function countTurns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_turn() returns trigger language plpgsql as $$
    begin
      insert into story_changes (story_id, hour, turns)
      select story_id, date_trunc('hour', new.committed_at, 'UTC'), 1 from game_sessions where id = new.session_id;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger turns_counted after insert on turns for each row when (not new.is_inherited)
    execute function count_turn()
  `.execute(db);
}

async function countSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_session() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into story_changes (story_id, hour, sessions, finished)
        values (old.story_id, date_trunc('hour', old.created_at, 'UTC'), -1, -old.is_completed::integer);
      end if;
      if tg_op <> 'DELETE' then
        insert into story_changes (story_id, hour, sessions, finished)
        values (new.story_id, date_trunc('hour', new.created_at, 'UTC'), 1, new.is_completed::integer);
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger game_sessions_counted after insert or delete on game_sessions for each row
    execute function count_session()
  `.execute(db);
  await sql`
    create trigger game_sessions_finished_counted after update of is_completed on game_sessions for each row
    when (old.is_completed is distinct from new.is_completed) execute function count_session()
  `.execute(db);
}
