import type { Queries } from '../platform/db/schema.ts';

/** What a story's cover is drawn from, and the address that the story carries. */
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
