import { type Kysely, sql } from 'kysely';

/** Stories in an order, and what each reader has left in one part for those after it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table series (
      id uuid primary key,
      slug text not null unique,
      language text not null,
      title text not null,
      description text not null,
      translations jsonb not null default '[]',
      shares jsonb not null default '[]'
    )
  `.execute(db);
  await sql`
    create table series_parts (
      series_id uuid not null references series (id) on delete cascade,
      position smallint not null,
      story_id uuid not null unique references stories (id) on delete cascade,
      primary key (series_id, position) deferrable
    )
  `.execute(db);
  // only the newest play of a part counts
  await sql`
    create table series_memories (
      user_id uuid not null references users (id) on delete cascade,
      story_id uuid not null references stories (id) on delete cascade,
      left_values jsonb not null,
      left_at timestamptz not null,
      primary key (user_id, story_id)
    )
  `.execute(db);
  await sql`create index series_memories_story on series_memories (story_id)`.execute(db);
}
