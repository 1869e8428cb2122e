import { type Kysely, sql } from 'kysely';

/** A turn that puts a thing down enters no scene, and is no visit of one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function count_turn() returns trigger language plpgsql as $function$
    declare
      visits boolean := new.action_type <> 'show' and new.telling_of is null and new.state ->> 'node' is not null
        and coalesce(new.state ->> 'turns_in_node' = '0', false) and not new.state ? 'put_down'
        and (new.parent_id is not null or coalesce(new.state ->> 'path_length' = '1', false));
    begin
      insert into story_changes (story_id, hour, turns, user_id, model_key, credits, duration_ms, is_told,
        by_provider, stepped_in, is_ending, session_id, told_at, node, from_node, is_visit, seconds_before, seconds)
      select story_id, date_trunc('hour', new.committed_at, 'UTC'), 1, user_id, new.model_used, new.credits_consumed,
        new.duration_ms, new.action_type <> 'story_start', new.told_by is not null,
        coalesce(new.stepped_in <> 'credits_short', false),
        new.action_type <> 'show' and coalesce(new.state -> 'is_completed' = 'true', false),
        case when not begun_offline then id end, new.committed_at, new.state ->> 'node', case when visits then (
          select state ->> 'node' from turns where id = new.parent_id and user_id = new.user_id
        ) end, visits,
        -- the statement that stores a turn has moved its session
        case when spent_turn_id = new.id then seconds_before end,
        case when spent_turn_id = new.id then counted_seconds end
      from game_sessions where id = new.session_id and user_id = new.user_id and not is_uncounted;
      return null;
    end $function$
  `.execute(db);
  await sql`
    create or replace trigger turns_visited after insert on turns for each row
    when (not new.is_inherited and new.action_type <> 'show' and new.telling_of is null
      and new.state ->> 'node' is not null and new.state ->> 'turns_in_node' = '0' and not new.state ? 'put_down'
      and (new.parent_id is not null or new.state ->> 'path_length' = '1'))
    execute function count_visit()
  `.execute(db);
}
