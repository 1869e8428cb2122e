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
  const tells = (trigger: string, each = 'row') =>
    sql.raw(`create trigger ${trigger} for each ${each} execute function tell_together()`).execute(db);
  await tells('together_told after insert or update or delete on together');
  // does not fire when a player is only noted as present: `renewSeen` sends a notice if that player was away
  await tells('together_players_told after insert or delete on together_players');
  await tells('together_votes_told after insert or update or delete on together_votes');
  await tells(
    'game_sessions_told after update of head_turn_id, tip_turn_id, undo_xp, language, snapshot_id, deleted_at on game_sessions',
  );
  // an action that is done moves its session, which is told
  await tells('play_actions_begun_told after insert on play_actions', "row when (new.status = 'running')");
  await tells(
    'play_actions_failed_told after update of status on play_actions',
    "row when (new.status = 'failed')",
  );
  await tells('stories_told_together after update of status, is_premium on stories', 'statement');
  await tells(
    'users_told_together after update of blocked_at, closed_at, birth_year, username, display_name, avatar_url, text_model on users',
    'statement',
  );
}
