import { type Kysely, sql } from 'kysely';

/**
 * The last click of a person on like or bookmark, by the clock of the client, so that an older one that arrives
 * later can be ignored. The row outlives the like, and is swept when no request can be pending any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reaction_wishes')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('story_id', 'uuid', (column) => column.notNull().references('stories.id').onDelete('cascade'))
    .addColumn('reaction', 'text', (column) =>
      column.notNull().check(sql`reaction in ('likes', 'bookmarks')`),
    )
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('wished_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('reaction_wishes_pkey', ['user_id', 'story_id', 'reaction'])
    .execute();
  await db.schema.createIndex('reaction_wishes_story').on('reaction_wishes').column('story_id').execute();
  await db.schema.createIndex('reaction_wishes_wished').on('reaction_wishes').column('wished_at').execute();
}
