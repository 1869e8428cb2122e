import { type Kysely, sql } from 'kysely';

/**
 * Accounts for the young: the year of birth, the consent of a guardian with the links of mails, and games of which no
 * figure takes notice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column birth_year integer`.execute(db);
  await addGuardianships(db);
  await sql`create index stories_rated on stories (content_rating) where status = 'published'`.execute(db);
  await sql`alter table game_sessions add column is_uncounted boolean not null default false`.execute(db);
  await countSessions(db);
  await countTurns(db);
  await queueTurns(db);
}

async function addGuardianships(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table guardianships (
      user_id uuid primary key references users (id) on delete cascade,
      guardian_email text,
      proof text check (proof in ('mail', 'administrator')),
      covers integer,
      asked_at timestamptz,
      granted_at timestamptz,
      withdrawn_at timestamptz,
      waits_since timestamptz,
      constraint guardianships_granted check (granted_at is null or (proof is not null and covers is not null)),
      constraint guardianships_waits check (waits_since is null or granted_at is null or withdrawn_at is not null)
    )
  `.execute(db);
  await sql`create index guardianships_waiting on guardianships (waits_since) where waits_since is not null`.execute(
    db,
  );
  await sql`
    create table guardian_links (
      hash bytea primary key,
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null,
      consents_until timestamptz
    )
  `.execute(db);
  await sql`create index guardian_links_user on guardian_links (user_id)`.execute(db);
}

/** A game that is not counted any more was one less from then on. */
async function countSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function count_session() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and not old.is_uncounted then
        insert into story_changes (story_id, hour, sessions, finished)
        values (old.story_id, date_trunc('hour', old.created_at, 'UTC'), -1, -old.is_completed::integer);
      end if;
      if tg_op <> 'DELETE' and not new.is_uncounted then
        insert into story_changes (story_id, hour, sessions, finished, begun, user_id, session_id)
        values (new.story_id, date_trunc('hour', new.created_at, 'UTC'), 1, new.is_completed::integer,
          (tg_op = 'INSERT')::integer, new.user_id, new.id);
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger game_sessions_uncounted after update of is_uncounted on game_sessions
    for each row when (old.is_uncounted is distinct from new.is_uncounted) execute function count_session()
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
      from game_sessions where id = new.session_id and user_id = new.user_id and not is_uncounted;
      return null;
    end $$
  `.execute(db);
}

async function queueTurns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function queue_turn() returns trigger language plpgsql as $$
    begin
      insert into progress_queue (user_id, kind, subject)
      select new.user_id, 'turn', new.id where not exists (
        select from game_sessions
        where id = new.session_id and user_id = new.user_id and (followed_turn_id = new.id or is_uncounted)
      );
      return null;
    end $$
  `.execute(db);
}
