import { type Kysely, sql } from 'kysely';

/**
 * The pictures that may be shown by no turn: each as it is stored, and each whose turn is deleted. Only what stands here
 * is ever deleted, so a database that knows nothing of a storage leaves it alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table loose_pictures (
      address text not null,
      since timestamptz not null
    )
  `.execute(db);
  await sql`create index loose_pictures_since on loose_pictures (since)`.execute(db);
  await sql`
    create function note_loose_picture() returns trigger language plpgsql as $$
    begin
      insert into loose_pictures values (old.image_url, clock_timestamp());
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger turns_picture_loose after delete on turns for each row
    when (old.image_url like '/pictures/%') execute function note_loose_picture()
  `.execute(db);
}
