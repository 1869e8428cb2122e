import { isPublished, isRated, type Ratings } from '../../platform/db/published.ts';
import type { Queries } from '../../platform/db/schema.ts';

/** Whether a published story is open to guests, and its version. */
export function findState(db: Queries, { id, ratings }: { readonly id: string; readonly ratings: Ratings }) {
  return db
    .selectFrom('stories')
    .where('id', '=', id)
    .where(isPublished)
    .where(isRated(ratings))
    .select(['version', 'is_premium', 'is_open_to_guests'])
    .executeTakeFirst();
}

/** What is needed to play a story. The caller checks whether guests may read it. */
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
      'is_premium',
      'cover_image_url',
      'cover_source',
    ])
    .executeTakeFirst();
}

export type PlayedRow = NonNullable<Awaited<ReturnType<typeof findPlayed>>>;
