import type { Kysely } from 'kysely';

/** Which bundled stories this installation has been given, and what they were then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bundled_stories')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('given', 'text', (column) => column.notNull())
    .addColumn('stored', 'text', (column) => column.notNull())
    .execute();
}
