import { type Kysely, sql } from 'kysely';

/** How often each story was begun, by day: what administrators see of it reads no session. Earlier days are counted later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_plays (
      story_id uuid not null references stories (id) on delete cascade,
      day date not null,
      plays integer not null,
      primary key (story_id, day)
    )
  `.execute(db);
  await sql`create index story_plays_day on story_plays (day) include (story_id, plays)`.execute(db);
  await sql`create table story_plays_backfill (next_day date not null)`.execute(db);
  await sql`insert into story_plays_backfill values ((now() at time zone 'UTC')::date)`.execute(db);
}
