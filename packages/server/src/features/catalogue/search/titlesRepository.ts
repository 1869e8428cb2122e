import { sql } from 'kysely';
import { isRated, type Ratings } from '../../../platform/db/published.ts';
import type { Queries } from '../../../platform/db/schema.ts';

/** So many titles are compared with a query. */
const TITLES_READ = 500;

/** The published stories that were liked most, with their titles in all languages. */
export function findMostLikedTitles(db: Queries, ratings: Ratings) {
  return db
    .selectFrom('story_stats')
    .innerJoin('stories', 'stories.id', 'story_stats.story_id')
    .where('story_stats.is_published', '=', true)
    .where(isRated(ratings))
    .select(['stories.id', 'stories.category_id'])
    .select(
      sql<string[]>`array[stories.title] || array(
        select jsonb_path_query(stories.translations, '$[*].title') #>> '{}'
      )`.as('titles'),
    )
    .orderBy('story_stats.likes_total', 'desc')
    .orderBy('story_stats.story_id', 'desc')
    .limit(TITLES_READ)
    .execute();
}

export type TitledStory = Awaited<ReturnType<typeof findMostLikedTitles>>[number];
