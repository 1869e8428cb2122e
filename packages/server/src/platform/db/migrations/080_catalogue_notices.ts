import { type Kysely, sql } from 'kysely';

/** What guests are told of stories, and the columns whose change they see; every other change of the table is none. */
const TOLD = [
  { table: 'stories', when: 'insert or update or delete' },
  { table: 'story_tags', when: 'insert or update or delete' },
  { table: 'story_tellers', when: 'insert or update or delete' },
  { table: 'categories', when: 'insert or update or delete' },
  { table: 'tags', when: 'insert or update or delete' },
  { table: 'series', when: 'insert or update or delete' },
  { table: 'series_parts', when: 'insert or update or delete' },
  { table: 'story_search', when: 'insert or update or delete' },
  {
    table: 'story_stats',
    when: 'update of likes_total, plays_total, bookmarks_total, shares_count, completion_rate, average_rating',
  },
  { table: 'users', when: 'update of username, display_name, avatar_url or delete' },
] as const;

/**
 * A transaction that changes what guests read of the catalogue tells those who listen, once, when it is committed: they
 * hold answers in their memory until then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_catalogue() returns trigger language plpgsql as $$
    begin
      perform pg_notify('kathaloka_catalogue', '');
      return null;
    end $$
  `.execute(db);
  for (const { table, when } of TOLD)
    await sql`
      create trigger ${sql.id(`${table}_told`)} after ${sql.raw(when)} on ${sql.table(table)}
      for each statement execute function tell_catalogue()
    `.execute(db);
}
