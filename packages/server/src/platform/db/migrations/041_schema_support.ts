import { type Kysely, sql } from 'kysely';

/**
 * The oldest migration whose release still plays on this schema. A migration that only adds leaves it alone, so the
 * release before may be started again; one that takes something away raises it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table schema_support (oldest text not null)`.execute(db);
  await sql`insert into schema_support values ('041_schema_support')`.execute(db);
}
