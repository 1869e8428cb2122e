import { type Kysely, sql } from 'kysely';

/**
 * The ledger of credits. Entries are append-only; a trigger keeps `users.credits` at the sum of the entries and
 * refuses every other change, so that the balance is never below zero.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendEntries(db);
  await createOpenHolds(db);
  // balances from before the ledger become entries, because people were promised them
  await sql`
    update users set credits = ledger.total
    from (
      select users.id, coalesce(sum(credit_entries.amount), 0)::integer as total
      from users left join credit_entries on credit_entries.user_id = users.id group by users.id
    ) ledger
    where ledger.id = users.id and users.credits <> ledger.total
  `.execute(db);
  await applyEntries(db);
  await guardCredits(db);
  await guardEntries(db);
}

async function extendEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('credit_entries')
    .addColumn('operation_key', 'text')
    .addColumn('hold_id', 'uuid', (column) => column.references('credit_entries.id').onDelete('cascade'))
    .addColumn('reference_type', 'text', (column) =>
      column.check(sql`reference_type in ('session', 'turn', 'task')`),
    )
    .addColumn('reference_id', 'text')
    .execute();
  await sql`update credit_entries set operation_key = 'before:' || id`.execute(db);
  await db.schema
    .alterTable('credit_entries')
    .alterColumn('operation_key', (column) => column.setNotNull())
    .execute();
  await sql`
    alter table credit_entries
      add constraint credit_entries_operation unique (user_id, operation_key),
      add constraint credit_entries_settlement unique (hold_id, kind),
      add constraint credit_entries_sign check (
        amount <> 0 and (amount < 0) = (kind in ('hold', 'capture'))
      ),
      add constraint credit_entries_hold check ((hold_id is not null) = (kind in ('capture', 'release'))),
      add constraint credit_entries_reference check ((reference_type is null) = (reference_id is null))
  `.execute(db);
}

/** Holds that are neither captured nor released: a few rows, however long the ledger grows. */
async function createOpenHolds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('open_holds')
    .addColumn('hold_id', 'uuid', (column) =>
      column.primaryKey().references('credit_entries.id').onDelete('cascade'),
    )
    .addColumn('held_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('open_holds_held_at').on('open_holds').column('held_at').execute();
  await sql`
    insert into open_holds (hold_id, held_at)
    select id, created_at from credit_entries where kind = 'hold'
  `.execute(db);
}

async function applyEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function apply_credit_entry() returns trigger language plpgsql as $$
    begin
      update users set credits = credits + new.amount where id = new.user_id;
      if new.kind = 'hold' then
        insert into open_holds (hold_id, held_at) values (new.id, new.created_at);
      elsif new.kind = 'release' then
        delete from open_holds where hold_id = new.hold_id;
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger credit_entries_applied after insert on credit_entries
    for each row execute function apply_credit_entry()
  `.execute(db);
}

/** At depth 1 the statement came from outside; the trigger that applies entries runs one level deeper. */
async function guardCredits(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_credits_without_entry() returns trigger language plpgsql as $$
    begin
      if pg_trigger_depth() = 1 then
        raise exception 'users.credits follows credit_entries and cannot be written'
          using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$
  `.execute(db);
  await sql`
    create trigger users_credits_inserted before insert on users
    for each row when (new.credits <> 0) execute function refuse_credits_without_entry()
  `.execute(db);
  await sql`
    create trigger users_credits_updated before update on users
    for each row when (old.credits is distinct from new.credits)
    execute function refuse_credits_without_entry()
  `.execute(db);
}

async function guardEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_changed_entries() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        -- the account has been deleted a moment ago, and its ledger goes with it
        if not exists (select from users where id = old.user_id) then return old; end if;
      end if;
      raise exception 'credit_entries are never changed' using errcode = 'integrity_constraint_violation';
    end $$
  `.execute(db);
  await sql`
    create trigger credit_entries_kept before update or delete on credit_entries
    for each row execute function refuse_changed_entries()
  `.execute(db);
  await sql`
    create trigger credit_entries_kept_whole before truncate on credit_entries
    for each statement execute function refuse_changed_entries()
  `.execute(db);
}
