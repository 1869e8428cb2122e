import { isPublished } from '../../platform/db/published.ts';
import type { Queries } from '../../platform/db/schema.ts';

/** The preview data of a published story. */
export function findPreview(db: Queries, id: string) {
  return selectPreviews(db).where('id', '=', id).executeTakeFirst();
}

/** The first story of Home's banner. */
export function findFirstFeatured(db: Queries) {
  return selectPreviews(db)
    .where('is_featured', '=', true)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function selectPreviews(db: Queries) {
  return db
    .selectFrom('stories')
    .where(isPublished)
    .select(['id', 'title', 'tagline', 'story_description', 'language', 'cover_image_url', 'image_alt'])
    .select(['version', 'is_premium']);
}

export type StoryPreview = NonNullable<Awaited<ReturnType<typeof findPreview>>>;

/** Oldest first, so that new stories change the last part only. */
export function findPublishedIds(db: Queries, { limit, offset }: { limit: number; offset: number }) {
  return db
    .selectFrom('stories')
    .where(isPublished)
    .orderBy('published_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .select(['id', 'published_at'])
    .execute();
}
