import { type Kysely, sql } from 'kysely';

/** Who has which story open in the editor: after a crash, and in a copy, nobody has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table story_presence (
      story_id uuid not null references stories (id) on delete cascade,
      tab uuid not null,
      user_id uuid not null references users (id) on delete cascade,
      scene text,
      came_at timestamptz not null default clock_timestamp(),
      present_until timestamptz not null,
      primary key (story_id, tab)
    ) with (fillfactor = 50)
  `.execute(db);
  await sql`create index story_presence_user on story_presence (user_id)`.execute(db);
}
