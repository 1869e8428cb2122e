import type { NewStoryRow, Queries } from '../../platform/db/schema.ts';

export async function deleteStories(
  db: Queries,
  author_id: string,
  { keepsPublic }: { readonly keepsPublic: boolean },
): Promise<void> {
  let stories = db.deleteFrom('stories').where('author_id', '=', author_id);
  if (keepsPublic) stories = stories.where('published_at', 'is', null);
  await stories.execute();
}

export async function anonymiseStories(db: Queries, author_id: string): Promise<void> {
  await db.updateTable('stories').set({ author_id: null }).where('author_id', '=', author_id).execute();
}

/** The author's private fields of their stories, in any status, newest first. */
export function findSources(db: Queries, author_id: string) {
  return db
    .selectFrom('stories')
    .where('author_id', '=', author_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .select([
      'id',
      'story_system_prompt',
      'story_structure',
      'lore_cards',
      'depiction',
      'lexicon',
      'cover',
      'version',
    ])
    .execute();
}

/** False: the story exists already. */
export async function insertStory(db: Queries, story: NewStoryRow): Promise<boolean> {
  const inserted = await db
    .insertInto('stories')
    .values(story)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The new version; undefined where the story is not of the expected one any more, or is gone. */
export async function updateStory(
  db: Queries,
  { id, ...story }: Omit<NewStoryRow, 'created_at' | 'published_at' | 'version'>,
  expected: number | undefined,
): Promise<number | undefined> {
  let update = db
    .updateTable('stories')
    .set((row) => ({ ...story, version: row('version', '+', 1) }))
    .where('id', '=', id);
  if (expected !== undefined) update = update.where('version', '=', expected);
  const updated = await update.returning('version').executeTakeFirst();
  return updated?.version;
}

/** What two people who change a story at the same time may both have written. */
export const STORY_TEXTS = [
  'title',
  'tagline',
  'story_description',
  'story_prompt',
  'story_system_prompt',
  'story_structure',
  'game_config',
  'lore_cards',
] as const;

export function findTexts(db: Queries, id: string) {
  return db
    .selectFrom('stories')
    .where('id', '=', id)
    .select(['version', ...STORY_TEXTS])
    .executeTakeFirst();
}

export async function setTags(db: Queries, story_id: string, tagIds: readonly string[]): Promise<void> {
  await db.deleteFrom('story_tags').where('story_id', '=', story_id).execute();
  const links = tagIds.map((tag_id, position) => ({ story_id, tag_id, position }));
  if (links.length > 0) await db.insertInto('story_tags').values(links).execute();
}
