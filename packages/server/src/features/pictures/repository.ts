import { sql } from 'kysely';
import type { Queries } from '../../platform/db/schema.ts';

/** The input of a story's cover, and the address that the story has. */
export async function findCover(
  db: Queries,
  storyId: string,
): Promise<{ cover: unknown; cover_image_url: string | null } | undefined> {
  return db
    .selectFrom('stories')
    .select(['cover', 'cover_image_url'])
    .where('id', '=', storyId)
    .executeTakeFirst();
}

/** The ids among these that exist. */
export async function existingStories(db: Queries, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('stories')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
