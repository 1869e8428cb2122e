import { type Kysely, sql } from 'kysely';

/**
 * A cover from elsewhere: the address that its author gave, and the picture that was fetched there. It takes room in
 * the storage of the author.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stories add column cover_source text, add column cover_picture bytea`.execute(db);
  await sql`
    create function count_covers_storage() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        perform count_storage(old.author_id, -coalesce(octet_length(old.cover_picture), 0));
      end if;
      if tg_op <> 'DELETE' then
        perform count_storage(new.author_id, coalesce(octet_length(new.cover_picture), 0));
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger stories_covers_storage after insert or delete or update of cover_picture, author_id on stories
    for each row execute function count_covers_storage()
  `.execute(db);
}
