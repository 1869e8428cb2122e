import { type Kysely, sql } from 'kysely';

/** What a category and a tag are called in the other languages of the interface; search finds them by each name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, trigger, announce] of [
    ['categories', 'category_announced', 'announce_category'],
    ['tags', 'tag_announced', 'announce_tag'],
  ] as const) {
    await sql`alter table ${sql.table(table)} add column names jsonb not null default '{}'`.execute(db);
    await sql`
      create or replace trigger ${sql.id(trigger)} after update of display_name, names on ${sql.table(table)}
      for each row execute function ${sql.id(announce)}()
    `.execute(db);
  }
}
