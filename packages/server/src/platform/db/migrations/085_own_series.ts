import { type Kysely, sql } from 'kysely';

/** Authors put their own stories in an order. Without an author a series is of the library, or its author has left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table series
      add column author_id uuid references users (id) on delete set null,
      add column version integer not null default 1,
      add column created_at timestamptz not null default now(),
      add column creation_key uuid,
      add constraint series_created_once unique (author_id, creation_key)
  `.execute(db);
}
