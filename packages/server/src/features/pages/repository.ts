import type { Queries } from '../../platform/db/schema.ts';

/** What a link to a published story shows of it. */
export function findPreview(db: Queries, id: string) {
  return db
    .selectFrom('stories')
    .where('id', '=', id)
    .where('status', '=', 'published')
    .select(['id', 'title', 'tagline', 'story_description', 'language', 'cover_image_url', 'image_alt'])
    .executeTakeFirst();
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
