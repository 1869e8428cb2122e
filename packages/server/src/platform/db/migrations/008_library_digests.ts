import type { Kysely } from 'kysely';

/** Renames the digests after what they are digests of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bundled_stories').renameColumn('given', 'source_digest').execute();
  await db.schema.alterTable('bundled_stories').renameColumn('stored', 'row_digest').execute();
}
