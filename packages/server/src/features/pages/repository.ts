import type { Queries } from '../../platform/db/schema.ts';

/** What a link to a published story shows of it. */
export function findPreview(db: Queries, id: string) {
  return selectPreviews(db).where('id', '=', id).executeTakeFirst();
}

/** The story that the banner of Home begins with. */
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
    .where('status', '=', 'published')
    .select(['id', 'title', 'tagline', 'story_description', 'language', 'cover_image_url', 'image_alt']);
}

export type StoryPreview = NonNullable<Awaited<ReturnType<typeof findPreview>>>;

/** Oldest first, so that what is new changes the last page of a list only. */
export function findPublishedIds(db: Queries, { limit, offset }: { limit: number; offset: number }) {
  return db
    .selectFrom('stories')
    .where('status', '=', 'published')
    .orderBy('published_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .select(['id', 'published_at'])
    .execute();
}
