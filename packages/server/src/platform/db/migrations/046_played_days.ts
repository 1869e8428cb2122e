import { type Kysely, sql } from 'kysely';

/**
 * What was played each day, by model: counted by the deltas that count the hours of stories, so that the overview reads
 * no turn. Days that began before are counted from their turns, as the release before did it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table story_changes
      add column user_id uuid,
      add column model_key text,
      add column credits integer not null default 0,
      add column duration_ms integer,
      add column is_told boolean not null default false,
      add column by_provider boolean not null default false,
      add column stepped_in boolean not null default false,
      add column is_ending boolean not null default false
  `.execute(db);
  await sql`
    create table played_days (
      day date not null,
      model_key text not null,
      turns integer not null,
      turns_by_provider integer not null,
      stepped_in integer not null,
      endings integer not null,
      credits_spent integer not null,
      primary key (day, model_key)
    )
  `.execute(db);
  await sql`
    create table played_times (
      day date not null,
      model_key text not null,
      duration_ms integer not null,
      turns integer not null,
      primary key (day, model_key, duration_ms)
    )
  `.execute(db);
  await sql`
    create table players_of_days (
      day date not null,
      user_id uuid not null references users (id) on delete cascade,
      primary key (day, user_id)
    )
  `.execute(db);
  await sql`create index players_of_days_user on players_of_days (user_id)`.execute(db);
  await sql`create table played_days_since (day date not null)`.execute(db);
  await sql`insert into played_days_since values ((now() at time zone 'UTC')::date + 1)`.execute(db);
  await countTurns(db);
}

async function countTurns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function count_turn() returns trigger language plpgsql as $$
    begin
      insert into story_changes (story_id, hour, turns, user_id, model_key, credits, duration_ms, is_told,
        by_provider, stepped_in, is_ending)
      select story_id, date_trunc('hour', new.committed_at, 'UTC'), 1, user_id, new.model_used, new.credits_consumed,
        new.duration_ms, new.action_type <> 'story_start', new.told_by is not null,
        coalesce(new.stepped_in <> 'credits_short', false),
        new.action_type <> 'show' and coalesce(new.state -> 'is_completed' = 'true', false)
      from game_sessions where id = new.session_id;
      return null;
    end $$
  `.execute(db);
}
