import { isPublished, isRated, type Ratings } from '../../platform/db/published.ts';
import type { Queries } from '../../platform/db/schema.ts';

/** Whether guests may read a published story, and the version of what they read. */
export function findState(db: Queries, { id, ratings }: { readonly id: string; readonly ratings: Ratings }) {
  return db
    .selectFrom('stories')
    .where('id', '=', id)
    .where(isPublished)
    .where(isRated(ratings))
    .select(['version', 'is_premium', 'is_open_to_guests'])
    .executeTakeFirst();
}

/** What a story is played by. Whether guests may read it is for the caller to ask. */
export function findPlayed(db: Queries, id: string) {
  return db
    .selectFrom('stories')
    .where('id', '=', id)
    .select([
      'id',
      'version',
      'language',
      'initial_xp',
      'total_scenes',
      'story_prompt',
      'game_config',
      'story_structure',
    ])
    .executeTakeFirst();
}

export type PlayedRow = NonNullable<Awaited<ReturnType<typeof findPlayed>>>;
