import { type Kysely, sql } from 'kysely';

/**
 * Makes the database notify processes when a session that several play changes, or when the editors of a story
 * change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_presence() returns trigger language plpgsql as $function$
    begin
      perform pg_notify('kathaloka_presence', new.story_id::text);
      return null;
    end $function$
  `.execute(db);
  await sql`
    create function tell_together() returns trigger language plpgsql as $function$
    begin
      if tg_level = 'STATEMENT' then
        perform pg_notify('kathaloka_together', '');
      elsif tg_table_name = 'game_sessions' then
        perform pg_notify('kathaloka_together', session_id::text) from together where session_id = new.id;
      elsif tg_table_name = 'play_actions' then
        perform pg_notify('kathaloka_together', session_id::text) from together where session_id = new.session_id;
      elsif tg_op = 'DELETE' then
        perform pg_notify('kathaloka_together', old.session_id::text);
      else
        perform pg_notify('kathaloka_together', new.session_id::text);
      end if;
      return null;
    end $function$
  `.execute(db);
  await sql`
    create trigger story_presence_told after insert or update of scene on story_presence
    for each row execute function tell_presence()
  `.execute(db);
  await sql`
    create trigger together_told after insert or update or delete on together
    for each row execute function tell_together()
  `.execute(db);
  // does not fire when a player is only noted as present: `renewSeen` sends a notice if that player was away
  await sql`
    create trigger together_players_told after insert or delete on together_players
    for each row execute function tell_together()
  `.execute(db);
  await sql`
    create trigger together_votes_told after insert or update or delete on together_votes
    for each row execute function tell_together()
  `.execute(db);
  await sql`
    create trigger game_sessions_told
    after update of head_turn_id, tip_turn_id, undo_xp, language, snapshot_id, deleted_at on game_sessions
    for each row execute function tell_together()
  `.execute(db);
  // an action that is done moves its session, which is told
  await sql`
    create trigger play_actions_begun_told after insert on play_actions
    for each row when (new.status = 'running') execute function tell_together()
  `.execute(db);
  await sql`
    create trigger play_actions_failed_told after update of status on play_actions
    for each row when (new.status = 'failed') execute function tell_together()
  `.execute(db);
  await sql`
    create trigger stories_told_together after update of status, is_premium on stories
    for each statement execute function tell_together()
  `.execute(db);
  await sql`
    create trigger users_told_together
    after update of blocked_at, closed_at, birth_year, username, display_name, avatar_url, text_model on users
    for each statement execute function tell_together()
  `.execute(db);
}
