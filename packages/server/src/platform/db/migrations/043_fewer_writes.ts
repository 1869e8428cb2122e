import { type Kysely, sql } from 'kysely';

/**
 * A turn writes fewer rows: a balance once for all entries of a statement and only if it changes, what a session has
 * spent in the statement that stores the turn, and what an account stores once for many turns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await applyEntriesTogether(db);
  await countCreditsOnce(db);
  await countStorageInBlocks(db);
}

async function applyEntriesTogether(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function apply_credit_entry() returns trigger language plpgsql as $$
    begin
      update users set credits = credits + changed.amount
      from (select user_id, sum(amount) as amount from added group by user_id having sum(amount) <> 0) changed
      where users.id = changed.user_id;
      insert into open_holds (hold_id, held_at) select id, created_at from added where kind = 'hold';
      delete from open_holds where hold_id in (select hold_id from added where kind = 'release');
      return null;
    end $$
  `.execute(db);
  await sql`
    create or replace trigger credit_entries_applied after insert on credit_entries
    referencing new table as added for each statement execute function apply_credit_entry()
  `.execute(db);
}

/** The release before leaves it to the trigger. */
async function countCreditsOnce(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_sessions add column spent_turn_id uuid`.execute(db);
  await sql`
    create or replace function count_credits() returns trigger language plpgsql as $$
    begin
      update game_sessions set credits_spent = credits_spent + new.credits_consumed
      where id = new.session_id and spent_turn_id is distinct from new.id;
      return null;
    end $$
  `.execute(db);
}

/** Of a session what was told since it was last counted is less than a block. Null: all of it is counted. */
async function countStorageInBlocks(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_sessions add column counted_bytes bigint`.execute(db);
  await sql`
    create or replace function count_session_storage() returns trigger language plpgsql as $$
    declare
      counted bigint;
    begin
      if tg_op = 'DELETE' then
        perform count_storage(old.user_id, -coalesce(old.counted_bytes, old.told_bytes));
        return null;
      end if;
      counted := case when tg_op = 'INSERT' then 0 else coalesce(old.counted_bytes, old.told_bytes) end;
      if tg_op = 'INSERT' or new.told_bytes - counted not between 0 and 65535 then
        perform count_storage(new.user_id, new.told_bytes - counted);
        counted := new.told_bytes;
      end if;
      new.counted_bytes := counted;
      return new;
    end $$
  `.execute(db);
  await sql`
    create or replace trigger game_sessions_storage before insert or update of told_bytes on game_sessions
    for each row execute function count_session_storage()
  `.execute(db);
  await sql`
    create trigger game_sessions_storage_freed after delete on game_sessions
    for each row execute function count_session_storage()
  `.execute(db);
}
