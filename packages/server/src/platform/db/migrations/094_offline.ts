import { type Kysely, sql } from 'kysely';

/**
 * Plays without a network: what was uploaded of each, which turns were told so, the sessions that have begun with one,
 * and the versions of stories that somebody keeps.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table turns add column told_offline_at timestamptz`.execute(db);
  await sql`alter table game_sessions add column begun_offline boolean not null default false`.execute(db);
  await sql`alter table story_snapshots add column kept_until timestamptz`.execute(db);
  await sql`
    create table offline_plays (
      user_id uuid not null references users (id) on delete cascade,
      offline_id uuid not null,
      story_id uuid not null,
      snapshot_id uuid not null,
      language text,
      brought jsonb,
      session_id uuid,
      turn_id uuid,
      undo_xp integer not null default 0 check (undo_xp >= 0),
      digests bytea not null check (octet_length(digests) % 4 = 0),
      begun_at timestamptz not null,
      uploaded_at timestamptz not null,
      primary key (user_id, offline_id)
    )
  `.execute(db);
  await sql`create index offline_plays_uploaded on offline_plays (uploaded_at)`.execute(db);
  await countSessions(db);
  await countTurns(db);
}

/** A session that began without a network is none that was begun here. */
async function countSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function count_session() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and not old.is_uncounted and not old.begun_offline then
        insert into story_changes (story_id, hour, sessions, finished)
        values (old.story_id, date_trunc('hour', old.created_at, 'UTC'), -1, -old.is_completed::integer);
      end if;
      if tg_op <> 'DELETE' and not new.is_uncounted and not new.begun_offline then
        insert into story_changes (story_id, hour, sessions, finished, begun, user_id, session_id)
        values (new.story_id, date_trunc('hour', new.created_at, 'UTC'), 1, new.is_completed::integer,
          (tg_op = 'INSERT')::integer, new.user_id, new.id);
      end if;
      return null;
    end $$
  `.execute(db);
}

/** What is told in one afterwards counts as a turn of that hour, and as nobody's reading of the story. */
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
        case when not begun_offline then id end, new.committed_at, new.state ->> 'node', case when visits then (
          select state ->> 'node' from turns where id = new.parent_id and coalesce(user_id = new.user_id, true)
        ) end, visits,
        -- the statement that stores a turn has moved its session
        case when spent_turn_id = new.id then seconds_before end,
        case when spent_turn_id = new.id then counted_seconds end
      from game_sessions where id = new.session_id and user_id = new.user_id and not is_uncounted;
      return null;
    end $$
  `.execute(db);
}
