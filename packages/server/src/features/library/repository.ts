import type { Category, Tag } from '@kathaloka/contract/entities';
import type { NewStoryRow, NewUserRow, Queries } from '../../platform/db/schema.ts';

/** True for the first caller ever; of several processes that start at once, the others wait for it. */
export async function claimSeeding(db: Queries, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto('seedings')
    .values({ name: 'library', seeded_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function insertCategories(db: Queries, categories: Category[]): Promise<void> {
  await db.insertInto('categories').values(categories).execute();
}

export async function insertTags(db: Queries, tags: Tag[]): Promise<void> {
  if (tags.length > 0) await db.insertInto('tags').values(tags).execute();
}

export async function insertAuthor(db: Queries, author: NewUserRow): Promise<void> {
  await db.insertInto('users').values(author).execute();
}

export async function insertStory(db: Queries, story: NewStoryRow, tagIds: readonly string[]): Promise<void> {
  await db.insertInto('stories').values(story).execute();
  const links = tagIds.map((tag_id, position) => ({ story_id: story.id, tag_id, position }));
  if (links.length > 0) await db.insertInto('story_tags').values(links).execute();
}
