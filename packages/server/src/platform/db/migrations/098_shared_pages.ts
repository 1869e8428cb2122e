import { type Kysely, sql } from 'kysely';

/**
 * What a link shows, page by page, as it is sent: told once, compressed once. Pages of links that are there already are
 * stored when they are first read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shared_turns add column pages_format smallint`.execute(db);
  await sql`
    create table shared_pages (
      shared_turn_id uuid not null references shared_turns (id) on delete cascade,
      user_id uuid not null,
      page smallint not null check (page > 0),
      gzipped bytea not null,
      primary key (shared_turn_id, page)
    )
  `.execute(db);
  // it is compressed already
  await sql`alter table shared_pages alter column gzipped set storage external`.execute(db);
  await countStorage(db);
}

async function countStorage(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_shared_pages_storage() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform count_storage(old.user_id, -pg_column_size(old.gzipped));
      else
        perform count_storage(new.user_id, pg_column_size(new.gzipped));
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger shared_pages_storage after insert or delete on shared_pages
    for each row execute function count_shared_pages_storage()
  `.execute(db);
}
