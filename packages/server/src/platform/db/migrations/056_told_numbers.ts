import { type Kysely, sql } from 'kysely';

/**
 * What follows a turn, its progress and its memory, needs no row of its own: its action has a number of its process, and
 * with its lease the process says below which number all is done. What a process that has died has left is queued when
 * its row is deleted, by whichever release.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table play_actions add column turn_id uuid, add column turn_number integer`.execute(db);
  await sql`alter table processes add column followed_below integer not null default 0`.execute(db);
  await sql`alter table game_sessions add column followed_turn_id uuid`.execute(db);
  await queueUnlessFollowed(db);
  await queueOfDead(db);
}

/** The release before leaves all of its turns to the queue. */
async function queueUnlessFollowed(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function queue_turn() returns trigger language plpgsql as $$
    begin
      insert into progress_queue (user_id, kind, subject)
      select new.user_id, 'turn', new.id where not exists (
        select from game_sessions
        where id = new.session_id and user_id = new.user_id and followed_turn_id = new.id
      );
      return null;
    end $$
  `.execute(db);
}

async function queueOfDead(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function queue_followers(process uuid, first integer, last integer) returns void language plpgsql as $$
    begin
      insert into progress_queue (user_id, kind, subject)
      select user_id, 'turn', turn_id from play_actions
      where process_id = process and turn_number between first and last and status = 'done';
      -- a part of it may be written: this is not the first attempt
      insert into jobs (id, kind, user_id, data, attempts)
      select gen_random_uuid(), 'memory', told.user_id, jsonb_build_object(
        'session_id', told.session_id, 'turn_id', told.turn_id, 'model_key', told.model_key
      ), 1
      from play_actions told
      join turns on turns.id = told.turn_id and turns.session_id = told.session_id and turns.user_id = told.user_id
      where told.process_id = process and turn_number between first and last and told.status = 'done'
        and told.model_key is not null and turns.told_by is not null and turns.ai_response is not null;
    end $$
  `.execute(db);
  await sql`
    create function queue_left() returns trigger language plpgsql as $$
    begin
      perform queue_followers(old.id, old.followed_below, 2147483647);
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger processes_left after delete on processes for each row execute function queue_left()
  `.execute(db);
}
