import { type Kysely, sql } from 'kysely';

/** What of a story was made with a model, as its author declares. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stories
      add column is_machine_written boolean not null default false,
      add column is_machine_drawn boolean not null default false,
      add column is_machine_translated boolean not null default false
  `.execute(db);
}
