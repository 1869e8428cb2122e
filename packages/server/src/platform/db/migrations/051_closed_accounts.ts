import { type Kysely, sql } from 'kysely';

/** An account that is deleted is closed first, and then deleted in steps, by a job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column closed_at timestamptz`.execute(db);
  await sql`
    create or replace function refuse_changed_entries() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        -- the account has been deleted or closed, and its ledger goes with it
        if not exists (select from users where id = old.user_id and closed_at is null) then return old; end if;
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
}
