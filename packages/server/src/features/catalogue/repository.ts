import type { Category, Tag } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Queries } from '../../platform/db/schema.ts';

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/**
 * Newest first; the id decides between stories of the same instant, so that no page repeats or loses one. The page's
 * ids are read from the index alone: what is skipped on the way to a late page costs next to nothing.
 */
export function findPublished(db: Queries, { limit, offset }: Page) {
  return selectStories(db)
    .where('stories.id', 'in', (page) =>
      page
        .selectFrom('stories')
        .where('status', '=', 'published')
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .select('id'),
    )
    .orderBy('stories.published_at', 'desc')
    .orderBy('stories.id', 'desc')
    .execute();
}

export async function countPublished(db: Queries): Promise<number> {
  const { published } = await db.selectFrom('catalogue_totals').select('published').executeTakeFirstOrThrow();
  return published;
}

export function findFeatured(db: Queries, limit: number) {
  return selectStories(db)
    .where('stories.status', '=', 'published')
    .where('stories.is_featured', '=', true)
    .orderBy('stories.published_at', 'desc')
    .orderBy('stories.id', 'desc')
    .limit(limit)
    .execute();
}

/** Published ones only, in no order. */
export function findPublishedByIds(db: Queries, ids: readonly string[]) {
  return selectByIds(db, ids).where('stories.status', '=', 'published').execute();
}

/** Of any status, in no order: who may see them, the service says. */
export function findByIds(db: Queries, ids: readonly string[]) {
  return selectByIds(db, ids).execute();
}

function selectByIds(db: Queries, ids: readonly string[]) {
  return selectStories(db).where('stories.id', '=', sql<string>`any(${ids}::uuid[])`);
}

/** Of any status: who may see it, the service says. */
export function findById(db: Queries, id: string) {
  return selectStories(db).where('stories.id', '=', id).executeTakeFirst();
}

export function allCategories(db: Queries): Promise<Category[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'display_name', 'sort_order'])
    .orderBy('sort_order')
    .orderBy('name')
    .execute();
}

export function allTags(db: Queries): Promise<Tag[]> {
  return db.selectFrom('tags').select(['id', 'display_name', 'color']).orderBy('display_name').execute();
}

export type StoryRow = NonNullable<Awaited<ReturnType<typeof findById>>>;

/** A story with all that its reader sees of it, in one query. Never `select *`: a plan must outlive a new column. */
function selectStories(db: Queries) {
  return db
    .selectFrom('stories')
    .select([
      'stories.id',
      'stories.author_id',
      'stories.title',
      'stories.tagline',
      'stories.story_description',
      'stories.story_prompt',
      'stories.cover_image_url',
      'stories.image_alt',
      'stories.is_featured',
      'stories.is_premium',
      'stories.content_rating',
      'stories.difficulty_level',
      'stories.status',
      'stories.language',
      'stories.created_at',
      'stories.initial_xp',
      'stories.actions_count',
      'stories.story_cards_count',
      'stories.total_scenes',
      'stories.branching_points',
      'stories.possible_endings',
      'stories.estimated_play_time',
      'stories.game_config',
      'stories.likes_total',
      'stories.plays_total',
      'stories.bookmarks_total',
      'stories.shares_count',
      'stories.completion_rate',
      'stories.average_rating',
    ])
    .select((story) => [
      jsonObjectFrom(
        story
          .selectFrom('categories')
          .whereRef('categories.id', '=', 'stories.category_id')
          .select(['id', 'name', 'display_name', 'sort_order']),
      ).as('category'),
      jsonObjectFrom(
        story
          .selectFrom('users')
          .whereRef('users.id', '=', 'stories.author_id')
          .select(['display_name', 'avatar_url']),
      ).as('author'),
      jsonArrayFrom(
        story
          .selectFrom('story_tags')
          .innerJoin('tags', 'tags.id', 'story_tags.tag_id')
          .whereRef('story_tags.story_id', '=', 'stories.id')
          .select(['tags.id', 'tags.display_name', 'tags.color'])
          .orderBy('story_tags.position'),
      ).as('tags'),
    ]);
}
