import type { Kysely } from 'kysely';

/** A password that the server generated has to be replaced by the person's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('must_change_password', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
