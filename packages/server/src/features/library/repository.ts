import type { Category, Tag } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { BundledStoriesTable, NewStoryRow, NewUserRow, Queries } from '../../platform/db/schema.ts';

/** Of several processes that start at once, the others wait for the first one's transaction. */
export async function lockLibrary(db: Queries): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('kathaloka library'))`.execute(db);
}

/** True for the first caller ever. */
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

export async function categoryExists(db: Queries, id: string): Promise<boolean> {
  const found = await db.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

/** Those of the same name stay as they are. */
export async function insertMissingTags(db: Queries, tags: Tag[]): Promise<void> {
  if (tags.length === 0) return;
  await db
    .insertInto('tags')
    .values(tags)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function tagIdsByName(db: Queries, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('tags')
    .select(['id', 'display_name'])
    .where('display_name', 'in', [...names, ''])
    .execute();
  return new Map(rows.map(({ id, display_name }) => [display_name, id]));
}

export async function insertMissingAuthor(db: Queries, author: NewUserRow): Promise<void> {
  await db
    .insertInto('users')
    .values(author)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False: there is such a story already. */
export async function insertStory(db: Queries, story: NewStoryRow): Promise<boolean> {
  const inserted = await db
    .insertInto('stories')
    .values(story)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateStory(
  db: Queries,
  { id, ...story }: Omit<NewStoryRow, 'created_at' | 'published_at'>,
): Promise<void> {
  await db.updateTable('stories').set(story).where('id', '=', id).execute();
}

export async function setTags(db: Queries, story_id: string, tagIds: readonly string[]): Promise<void> {
  await db.deleteFrom('story_tags').where('story_id', '=', story_id).execute();
  const links = tagIds.map((tag_id, position) => ({ story_id, tag_id, position }));
  if (links.length > 0) await db.insertInto('story_tags').values(links).execute();
}

const COUNTED_BY_READERS = [
  'likes_total',
  'plays_total',
  'bookmarks_total',
  'shares_count',
  'completion_rate',
  'average_rating',
];

/** All of a story that somebody may edit, in one text; undefined where there is no such story any more. */
export async function storedStory(db: Queries, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('stories')
    .selectAll()
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('story_tags')
          .whereRef('story_tags.story_id', '=', 'stories.id')
          .orderBy('position')
          .select('tag_id'),
      ).as('tags'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const edited = Object.entries(row).filter(([name]) => !COUNTED_BY_READERS.includes(name));
  return JSON.stringify(edited.sort(([one], [other]) => one.localeCompare(other)));
}

/** Addresses of the covers that are drawn for one author's stories. */
export async function drawnCovers(db: Queries, authorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('stories')
    .select('cover_image_url')
    .where('author_id', '=', authorId)
    .where('cover_image_url', 'like', '/covers/%')
    .orderBy('published_at', 'desc')
    .execute();
  return rows.flatMap(({ cover_image_url }) => cover_image_url ?? []);
}

export async function givenStories(db: Queries): Promise<Map<string, BundledStoriesTable>> {
  const rows = await db.selectFrom('bundled_stories').selectAll().execute();
  return new Map(rows.map((row) => [row.key, row]));
}

export async function noteGiven(db: Queries, row: BundledStoriesTable): Promise<void> {
  await db
    .insertInto('bundled_stories')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}
