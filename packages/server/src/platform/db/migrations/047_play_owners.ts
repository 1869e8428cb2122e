import { type Kysely, sql } from 'kysely';

/**
 * Whose each row of play is, on the row itself: what a person plays can then lie in a partition or a database of its own
 * (ADR 12). New rows have it from the code or, of a release that does not know the column, from a trigger; those that are
 * there are filled by a sweep, session by session.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['turns', ...OF_SESSION, ...OF_TURN])
    await sql`alter table ${sql.table(table)} add column user_id uuid`.execute(db);
  await fillRows(db);
  await placeTurns(db);
  await followTurns(db);
  await followHolds(db);
  await sql`create table play_owners_backfill (after_session uuid not null)`.execute(db);
  await sql`insert into play_owners_backfill values ('00000000-0000-0000-0000-000000000000')`.execute(db);
}

const OF_SESSION = [
  'turn_branches',
  'session_facts',
  'session_fact_words',
  'session_summaries',
  'session_snapshots',
  'scene_visits',
];
/** These know their turn only. */
const OF_TURN = ['turn_notes', 'model_usage'];

/** For a release that does not know the column. */
async function fillRows(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function fill_owner() returns trigger language plpgsql as $$
    begin
      select user_id into new.user_id from game_sessions where id = new.session_id;
      return new;
    end $$
  `.execute(db);
  for (const table of OF_SESSION)
    await sql`
      create trigger ${sql.ref(`${table}_owned`)} before insert on ${sql.table(table)} for each row
      when (new.user_id is null) execute function fill_owner()
    `.execute(db);
  // at the end of the statement: it may insert the turn, too
  await sql`
    create function fill_owner_of_turn() returns trigger language plpgsql as $$
    begin
      execute format(
        'update %I set user_id = (
          select game_sessions.user_id from turns join game_sessions on game_sessions.id = turns.session_id
          where turns.id = $1
        ) where turn_id = $1 and user_id is null', tg_table_name
      ) using new.turn_id;
      return null;
    end $$
  `.execute(db);
  for (const table of OF_TURN)
    await sql`
      create trigger ${sql.ref(`${table}_owned`)} after insert on ${sql.table(table)} for each row
      when (new.user_id is null and new.turn_id is not null) execute function fill_owner_of_turn()
    `.execute(db);
}

/** As before, and by the owner as well. */
async function placeTurns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function pin_turn() returns trigger language plpgsql as $$
    begin
      if new.user_id is null then
        select user_id into new.user_id from game_sessions where id = new.session_id;
      end if;
      -- an inherited turn was told of the version that its session played at that time
      if not new.is_inherited then
        select snapshot_id into new.snapshot_id from game_sessions
        where id = new.session_id and user_id = new.user_id;
      end if;
      return new;
    end $$
  `.execute(db);
  await sql`
    create function open_branch(
      id uuid, session_id uuid, owner uuid, parent_branch uuid, fork_depth integer
    ) returns void language plpgsql as $$
    declare
      parent turn_branches;
    begin
      select * into parent from turn_branches
      where turn_branches.id = parent_branch and coalesce(user_id = owner, true);
      if parent_branch is null then
        insert into turn_branches (id, session_id, user_id, branches, depths)
        values (id, session_id, owner, '{}', '{}');
      elsif cardinality(parent.branches) < 256 then
        insert into turn_branches (id, session_id, user_id, branches, depths, before)
        values (id, session_id, owner, parent.branches || parent_branch, parent.depths || fork_depth, parent.before);
      else
        insert into turn_branches (id, session_id, user_id, branches, depths, before)
        values (id, session_id, owner, array[parent_branch], array[fork_depth], parent_branch);
      end if;
    end $$
  `.execute(db);
  await sql`
    create or replace function place_turn() returns trigger language plpgsql as $$
    declare
      before record;
      told integer := (new.action_type <> 'show')::integer;
    begin
      select branch, depth into before from turns
      where id = new.parent_id and coalesce(user_id = new.user_id, true);
      new.branch := before.branch;
      -- the first of a session's inherited turns brings its depth along
      new.depth := coalesce(before.depth + told, new.depth, told);
      if before is null or exists (
        select from turns where parent_id = new.parent_id and coalesce(user_id = new.user_id, true)
      ) then
        new.branch := new.id;
        perform open_branch(new.id, new.session_id, new.user_id, before.branch, before.depth);
      end if;
      return new;
    end $$
  `.execute(db);
}

/** What is counted of a turn. */
async function followTurns(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function count_turn() returns trigger language plpgsql as $$
    begin
      insert into story_changes (story_id, hour, turns, user_id, model_key, credits, duration_ms, is_told,
        by_provider, stepped_in, is_ending)
      select story_id, date_trunc('hour', new.committed_at, 'UTC'), 1, user_id, new.model_used, new.credits_consumed,
        new.duration_ms, new.action_type <> 'story_start', new.told_by is not null,
        coalesce(new.stepped_in <> 'credits_short', false),
        new.action_type <> 'show' and coalesce(new.state -> 'is_completed' = 'true', false)
      from game_sessions where id = new.session_id and user_id = new.user_id;
      return null;
    end $$
  `.execute(db);
  await sql`
    create or replace function count_credits() returns trigger language plpgsql as $$
    begin
      update game_sessions set credits_spent = credits_spent + new.credits_consumed
      where id = new.session_id and user_id = new.user_id and spent_turn_id is distinct from new.id;
      return null;
    end $$
  `.execute(db);
  await sql`
    create or replace function queue_turn() returns trigger language plpgsql as $$
    begin
      insert into progress_queue (user_id, kind, subject) values (new.user_id, 'turn', new.id);
      return null;
    end $$
  `.execute(db);
  await sql`
    create or replace function count_visit() returns trigger language plpgsql as $$
    begin
      insert into scene_visits (session_id, user_id, from_node, node)
      values (new.session_id, new.user_id, (
        select state ->> 'node' from turns where id = new.parent_id and coalesce(user_id = new.user_id, true)
      ), new.state ->> 'node');
      return null;
    end $$
  `.execute(db);
}

/** There are as many as there are actions that run. */
async function followHolds(db: Kysely<unknown>): Promise<void> {
  await sql`alter table open_holds add column user_id uuid`.execute(db);
  await sql`
    create or replace function apply_credit_entry() returns trigger language plpgsql as $$
    begin
      update users set credits = credits + changed.amount
      from (select user_id, sum(amount) as amount from added group by user_id having sum(amount) <> 0) changed
      where users.id = changed.user_id;
      insert into open_holds (hold_id, user_id, held_at)
      select id, user_id, created_at from added where kind = 'hold';
      delete from open_holds where (user_id, hold_id) in (select user_id, hold_id from added where kind = 'release');
      return null;
    end $$
  `.execute(db);
  await sql`
    update open_holds set user_id = credit_entries.user_id from credit_entries where credit_entries.id = open_holds.hold_id
  `.execute(db);
  await sql`alter table open_holds alter column user_id set not null`.execute(db);
}
