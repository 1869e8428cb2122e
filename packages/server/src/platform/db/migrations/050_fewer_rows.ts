import { type Kysely, sql } from 'kysely';

/**
 * A turn writes fewer rows. Its notes are a column of its own. A hold that is captured becomes its capture, in its place:
 * there were three entries, and a row in the list of open holds. The release before writes and settles its holds as
 * before; what it finds of the newer ones is said where it may meet them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table turns add column notes jsonb`.execute(db);
  await sql`alter table credit_entries add column is_open boolean`.execute(db);
  await sql`alter table credit_entries drop constraint credit_entries_hold`.execute(db);
  await sql`
    alter table credit_entries add constraint credit_entries_hold check (
      (hold_id is not null or kind <> 'release') and (hold_id is null or kind in ('capture', 'release'))
      and (is_open is null or (is_open and kind = 'hold'))
    ) not valid
  `.execute(db);
  await applyEntries(db);
  await settleInPlace(db);
}

/** The release before lists its holds in `open_holds`, and settles those of this one by a release and a capture. */
async function applyEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function apply_credit_entry() returns trigger language plpgsql as $$
    begin
      update users set credits = credits + changed.amount
      from (select user_id, sum(amount) as amount from added group by user_id having sum(amount) <> 0) changed
      where users.id = changed.user_id;
      insert into open_holds (hold_id, user_id, held_at)
      select id, user_id, created_at from added where kind = 'hold' and is_open is null;
      if exists (select from added where kind = 'release') then
        if exists (
          select from added join credit_entries held on held.id = added.hold_id and held.user_id = added.user_id
          where added.kind = 'release' and held.kind <> 'hold'
        ) then
          raise exception 'a hold is settled once' using errcode = 'integrity_constraint_violation';
        end if;
        delete from open_holds
        where (user_id, hold_id) in (select user_id, hold_id from added where kind = 'release');
        update credit_entries set is_open = null
        where (user_id, id) in (select user_id, hold_id from added where kind = 'release') and is_open;
      end if;
      return null;
    end $$
  `.execute(db);
}

/** All that may ever change of an entry: an open hold is settled, once. */
async function settleInPlace(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refuse_changed_entries() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        -- the account has been deleted a moment ago, and its ledger goes with it
        if not exists (select from users where id = old.user_id) then return old; end if;
      elsif tg_op = 'UPDATE' then
        if old.is_open and new.is_open is null
          and (new.id, new.user_id, new.operation_key, new.created_at)
            = (old.id, old.user_id, old.operation_key, old.created_at)
          and (new.hold_id, new.reference_type, new.reference_id)
            is not distinct from (old.hold_id, old.reference_type, old.reference_id)
          and (
            (new.kind = 'capture' and new.amount between old.amount and -1)
            or (new.kind = 'hold' and new.amount = old.amount and exists (
              select from credit_entries
              where hold_id = old.id and user_id = old.user_id and kind = 'release'
            ))
          )
        then
          return new;
        end if;
      end if;
      raise exception 'credit_entries are never changed' using errcode = 'integrity_constraint_violation';
    end $$
  `.execute(db);
  await sql`
    create function apply_capture() returns trigger language plpgsql as $$
    begin
      update users set credits = credits + new.amount - old.amount where id = new.user_id;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger credit_entries_captured after update on credit_entries for each row
    when (old.amount <> new.amount) execute function apply_capture()
  `.execute(db);
}
