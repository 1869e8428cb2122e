import type { Queries } from '../../platform/db/schema.ts';

export async function deleteStories(
  db: Queries,
  author_id: string,
  { keepsPublic }: { readonly keepsPublic: boolean },
): Promise<void> {
  let stories = db.deleteFrom('stories').where('author_id', '=', author_id);
  if (keepsPublic) stories = stories.where('published_at', 'is', null);
  await stories.execute();
}

export async function takeNameOff(db: Queries, author_id: string): Promise<void> {
  await db.updateTable('stories').set({ author_id: null }).where('author_id', '=', author_id).execute();
}

/** What readers do not get of an author's stories, of every status, newest first. */
export function findSources(db: Queries, author_id: string) {
  return db
    .selectFrom('stories')
    .where('author_id', '=', author_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .select(['id', 'story_system_prompt', 'story_structure', 'lore_cards', 'depiction', 'lexicon', 'cover'])
    .execute();
}
