import { type Kysely, sql } from 'kysely';

/** Counts how often a story was rewritten: whoever changes it says which version they read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('stories')
    .addColumn('version', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(1)
        .check(sql`version > 0`),
    )
    .execute();
}
