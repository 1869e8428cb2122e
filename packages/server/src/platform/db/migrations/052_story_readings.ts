import { type Kysely, sql } from 'kysely';

/**
 * What readers do with a story, counted by the deltas that count its hours, so that its author's figures read no turn
 * and no session. Sessions from before are counted by a sweep, in batches; those of the first hour as well, because the
 * release before may still merge changes, and knows nothing of these.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSums(db);
  await createReaders(db);
  await sql`create table story_readings_backfill (until timestamptz not null, after_session uuid not null)`.execute(
    db,
  );
  await sql`
    insert into story_readings_backfill select now() + interval '1 hour', '00000000-0000-0000-0000-000000000000'
    where exists (select from game_sessions)
  `.execute(db);
  await sql`
    alter table story_changes
      add column session_id uuid,
      add column begun integer not null default 0,
      add column told_at timestamptz,
      add column node text,
      add column from_node text,
      add column is_visit boolean not null default false,
      add column seconds_before real,
      add column seconds real
  `.execute(db);
  await measureSessions(db);
  await countTurns(db);
  await countSessions(db);
}

async function createSums(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_readings (
      story_id uuid primary key references stories (id) on delete cascade,
      plays integer not null,
      readers integer not null,
      finished integer not null
    )
  `.execute(db);
  await sql`
    create table story_ways (
      story_id uuid not null references stories (id) on delete cascade,
      node text not null,
      from_node text not null,
      visits bigint not null,
      readers integer not null,
      primary key (story_id, node, from_node)
    )
  `.execute(db);
  await sql`
    create table story_stops (
      story_id uuid not null references stories (id) on delete cascade,
      node text not null,
      day date not null,
      readers integer not null,
      primary key (story_id, node, day)
    )
  `.execute(db);
  await sql`create index story_stops_empty on story_stops (day) where readers = 0`.execute(db);
  await sql`
    create table story_lengths (
      story_id uuid not null references stories (id) on delete cascade,
      seconds integer not null,
      sessions integer not null,
      primary key (story_id, seconds)
    )
  `.execute(db);
}

/** Who was counted already. */
async function createReaders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_readers (
      user_id uuid not null references users (id) on delete cascade,
      story_id uuid not null references stories (id) on delete cascade,
      node text,
      moved_at timestamptz not null,
      is_finished boolean not null,
      primary key (user_id, story_id)
    )
  `.execute(db);
  await sql`create index story_readers_story on story_readers (story_id)`.execute(db);
  await sql`
    create table story_way_readers (
      user_id uuid not null references users (id) on delete cascade,
      story_id uuid not null references stories (id) on delete cascade,
      node text not null,
      from_node text not null,
      primary key (user_id, story_id, node, from_node)
    )
  `.execute(db);
  await sql`create index story_way_readers_story on story_way_readers (story_id)`.execute(db);
}

/** How long a session had lasted when it was last counted: undo moves it on, and counts nothing. */
async function measureSessions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_sessions add column seconds_before real, add column counted_seconds real`.execute(
    db,
  );
  await sql`
    create or replace function measure_move() returns trigger language plpgsql as $$
    begin
      new.played_seconds := old.played_seconds
        + least(greatest(extract(epoch from new.updated_at - old.updated_at), 0), 600);
      new.counted_seconds := coalesce(old.counted_seconds, old.played_seconds);
      if new.turns_told > old.turns_told then
        new.seconds_before := new.counted_seconds;
        new.counted_seconds := new.played_seconds;
      end if;
      return new;
    end $$
  `.execute(db);
}

async function countTurns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function count_turn() returns trigger language plpgsql as $$
    declare
      visits boolean := new.action_type <> 'show' and new.telling_of is null and new.state ->> 'node' is not null
        and coalesce(new.state ->> 'turns_in_node' = '0', false)
        and (new.parent_id is not null or coalesce(new.state ->> 'path_length' = '1', false));
    begin
      insert into story_changes (story_id, hour, turns, user_id, model_key, credits, duration_ms, is_told,
        by_provider, stepped_in, is_ending, session_id, told_at, node, from_node, is_visit, seconds_before, seconds)
      select story_id, date_trunc('hour', new.committed_at, 'UTC'), 1, user_id, new.model_used, new.credits_consumed,
        new.duration_ms, new.action_type <> 'story_start', new.told_by is not null,
        coalesce(new.stepped_in <> 'credits_short', false),
        new.action_type <> 'show' and coalesce(new.state -> 'is_completed' = 'true', false),
        id, new.committed_at, new.state ->> 'node', case when visits then (
          select state ->> 'node' from turns where id = new.parent_id and coalesce(user_id = new.user_id, true)
        ) end, visits,
        -- the statement that stores a turn has moved its session
        case when spent_turn_id = new.id then seconds_before end,
        case when spent_turn_id = new.id then counted_seconds end
      from game_sessions where id = new.session_id and user_id = new.user_id;
      return null;
    end $$
  `.execute(db);
}

async function countSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function count_session() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into story_changes (story_id, hour, sessions, finished)
        values (old.story_id, date_trunc('hour', old.created_at, 'UTC'), -1, -old.is_completed::integer);
      end if;
      if tg_op <> 'DELETE' then
        insert into story_changes (story_id, hour, sessions, finished, begun, user_id, session_id)
        values (new.story_id, date_trunc('hour', new.created_at, 'UTC'), 1, new.is_completed::integer,
          (tg_op = 'INSERT')::integer, new.user_id, new.id);
      end if;
      return null;
    end $$
  `.execute(db);
}
