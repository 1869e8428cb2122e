import { type Kysely, sql } from 'kysely';

/** A story whose author has left with it, while others play it: they play on, and nobody can begin it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stories add column is_withdrawn boolean not null default false`.execute(db);
  await sql`create index stories_withdrawn on stories (id) where is_withdrawn`.execute(db);
}
