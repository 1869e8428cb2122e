import { type Kysely, sql } from 'kysely';

/** Stories keep the order in which their scenes were written, and each is created once, however often it is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stories
      -- jsonb would put the names of the scenes in another order
      alter column story_structure type json using story_structure::json,
      alter column working_copy type json using working_copy::json,
      add column creation_key uuid,
      add constraint stories_created_once unique (author_id, creation_key)
  `.execute(db);
}
