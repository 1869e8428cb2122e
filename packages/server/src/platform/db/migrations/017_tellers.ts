import { type Kysely, sql } from 'kysely';

/** Who tells each bundled story: a pen name of the house, and what its voice is like. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_tellers (
      story_id uuid primary key references stories (id) on delete cascade,
      name text not null,
      voice text not null
    )
  `.execute(db);
  // search finds a story by its teller
  await sql`
    create function announce_teller() returns trigger language plpgsql as $$
    begin
      insert into search_queue (story_id) values (new.story_id);
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger teller_announced after insert or update on story_tellers
    for each row execute function announce_teller()
  `.execute(db);
}
