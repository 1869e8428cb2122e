import { type Kysely, sql } from 'kysely';

/** A session from an earlier part has the tale up to there as turns of its own, and an ending costs as much to read after many turns as after few. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await inheritTurns(db);
  await countCredits(db);
  await sql`
    create index game_sessions_finished on game_sessions (user_id, updated_at desc) include (story_id)
      where is_completed
  `.execute(db);
  // by scene, so that endings are looked up without reading every visit of a long session
  await sql`drop index scene_visits_session`.execute(db);
  await sql`
    create index scene_visits_session on scene_visits (session_id, node) include (from_node)
  `.execute(db);
}

/** Inherited turns were told, paid and counted in another session. */
async function inheritTurns(db: Kysely<unknown>): Promise<void> {
  await sql`alter table turns add column is_inherited boolean not null default false`.execute(db);
  await sql`drop index turns_committed`.execute(db);
  await sql`
    create index turns_committed on turns (committed_at) include (session_id) where not is_inherited
  `.execute(db);
  await sql`drop trigger turns_visited on turns`.execute(db);
  await sql`
    create trigger turns_visited after insert on turns for each row
    when (
      not new.is_inherited and new.action_type <> 'show' and new.telling_of is null
      and new.state ->> 'node' is not null and new.state ->> 'turns_in_node' = '0'
      and (new.parent_id is not null or new.state ->> 'path_length' = '1')
    )
    execute function count_visit()
  `.execute(db);
  await sql`
    create or replace function pin_turn() returns trigger language plpgsql as $$
    begin
      -- an inherited turn was told of the version that its session played at that time
      if not new.is_inherited then
        select snapshot_id into new.snapshot_id from game_sessions where id = new.session_id;
      end if;
      return new;
    end $$
  `.execute(db);
  await sql`
    create or replace function place_turn() returns trigger language plpgsql as $$
    declare
      before record;
      told integer := (new.action_type <> 'show')::integer;
    begin
      select branch, depth into before from turns where id = new.parent_id;
      new.branch := before.branch;
      -- the first of a session's inherited turns brings its depth along
      new.depth := coalesce(before.depth + told, new.depth, told);
      if before is null or exists (select from turns where parent_id = new.parent_id) then
        new.branch := new.id;
        perform begin_branch(new.id, new.session_id, before.branch, before.depth);
      end if;
      return new;
    end $$
  `.execute(db);
}

async function countCredits(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table game_sessions add column credits_spent integer not null default 0 check (credits_spent >= 0)
  `.execute(db);
  await sql`
    update game_sessions set credits_spent = paid.credits
    from (
      select session_id, sum(credits_consumed) as credits from turns where credits_consumed > 0 group by session_id
    ) paid
    where paid.session_id = game_sessions.id
  `.execute(db);
  await sql`
    create function count_credits() returns trigger language plpgsql as $$
    begin
      update game_sessions set credits_spent = credits_spent + new.credits_consumed where id = new.session_id;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger turns_paid after insert on turns for each row when (new.credits_consumed > 0)
    execute function count_credits()
  `.execute(db);
}
