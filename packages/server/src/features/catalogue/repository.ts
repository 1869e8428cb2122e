import { type Category, type SeriesPlace, StoryStats, type Tag } from '@kathaloka/contract/entities';
import { PUBLIC_COLUMNS } from '@kathaloka/contract/storyFields';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { isOfAuthor, isPublicAuthor } from '../../platform/db/authorPages.ts';
import { isPublished, isRated, type Ratings } from '../../platform/db/published.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { shownNameOf } from '../../platform/db/shownNameOf.ts';

export interface Page {
  readonly limit: number;
  readonly offset: number;
  /** Instead of an offset: the page begins after this place. */
  readonly after?: Place | undefined;
  readonly ratings: Ratings;
  /** Only the stories that this author has told in their own name. */
  readonly author_id?: string | undefined;
}

export interface Place {
  /** With microseconds, as PostgreSQL stores it. */
  readonly published_at: string;
  readonly id: string;
}

/**
 * Newest first, with the id as tie-breaker, so that pages neither repeat nor skip a story. The ids come from an
 * index-only scan, so a large offset is cheap.
 */
export function findPublished(db: Queries, { limit, offset, after, ratings, author_id }: Page) {
  return selectStories(db)
    .where('stories.id', 'in', (stories) => {
      const page = stories
        .selectFrom('stories')
        .where(isPublished)
        .where(isRated(ratings))
        .$if(author_id !== undefined, (all) => all.where('author_id', '=', author_id!).where(isOfAuthor))
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .select('id');
      if (!after) return page.offset(offset);
      const { published_at, id } = after;
      return page.where(
        sql<boolean>`(stories.published_at, stories.id) < (${published_at}::timestamptz, ${id}::uuid)`,
      );
    })
    .orderBy('stories.published_at', 'desc')
    .orderBy('stories.id', 'desc')
    .execute();
}

/** The place of a story in the list of published stories. */
export async function findPlace(db: Queries, id: string): Promise<Place | undefined> {
  return db
    .selectFrom('stories')
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .select([
      'id',
      sql<string>`to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
        'published_at',
      ),
    ])
    .executeTakeFirst();
}

export async function countPublished(db: Queries, ratings: Ratings): Promise<number> {
  if (ratings !== null) return countRated(db, ratings);
  const { published } = await db.selectFrom('catalogue_totals').select('published').executeTakeFirstOrThrow();
  return published;
}

/** Counts by an index, because totals are only stored for all ratings together. */
async function countRated(db: Queries, ratings: Ratings): Promise<number> {
  const { rated } = await db
    .selectFrom('stories')
    .where(isPublished)
    .where(isRated(ratings))
    .select(({ fn }) => fn.countAll<string>().as('rated'))
    .executeTakeFirstOrThrow();
  return Number(rated);
}

/** The number of published stories that an author has told in their own name. */
export async function countPublishedBy(
  db: Queries,
  { author_id, ratings }: Required<Pick<Page, 'ratings'>> & { readonly author_id: string },
): Promise<number> {
  const { told } = await db
    .selectFrom('stories')
    .where('author_id', '=', author_id)
    .where(isPublished)
    .where(isRated(ratings))
    .where(isOfAuthor)
    .select(({ fn }) => fn.countAll<string>().as('told'))
    .executeTakeFirstOrThrow();
  return Number(told);
}

/** The newest stories that these authors have told in their own name. */
export function findNewestBy(
  db: Queries,
  {
    author_ids,
    limit,
    ratings,
  }: Pick<Page, 'limit' | 'ratings'> & { readonly author_ids: readonly string[] },
) {
  return (
    selectStories(db)
      .where(isPublished)
      .where(isRated(ratings))
      .where(isOfAuthor)
      // one array parameter for any number of ids, so that the statement is planned once
      .where('stories.author_id', '=', sql<string>`any(${author_ids}::uuid[])`)
      .orderBy('stories.published_at', 'desc')
      .orderBy('stories.id', 'desc')
      .limit(limit)
      .execute()
  );
}

export function findFeatured(db: Queries, { limit, ratings }: Pick<Page, 'limit' | 'ratings'>) {
  return selectStories(db)
    .where(isPublished)
    .where(isRated(ratings))
    .where('stories.is_featured', '=', true)
    .orderBy('stories.published_at', 'desc')
    .orderBy('stories.id', 'desc')
    .limit(limit)
    .execute();
}

/** The stories with these ids that are published, unordered. */
export function findPublishedByIds(db: Queries, ids: readonly string[]) {
  return selectByIds(db, ids).where(isPublished).execute();
}

/** Stories in any status, unordered. The caller decides who may see them. */
export function findByIds(db: Queries, ids: readonly string[]) {
  return selectByIds(db, ids).execute();
}

/** The status and owner of each of these stories. */
export function findStatusByIds(db: Queries, ids: readonly string[]) {
  return db
    .selectFrom('stories')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .select(['id', 'status', 'author_id', 'content_rating'])
    .execute();
}

function selectByIds(db: Queries, ids: readonly string[]) {
  return selectStories(db).where('stories.id', '=', sql<string>`any(${ids}::uuid[])`);
}

/** A story in any status. The caller decides who may see it. */
export function findById(db: Queries, id: string) {
  return selectStories(db).where('stories.id', '=', id).executeTakeFirst();
}

export function allCategories(db: Queries): Promise<Category[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'display_name', 'names', 'sort_order'])
    .orderBy('sort_order')
    .orderBy('display_name')
    .execute();
}

export function allTags(db: Queries): Promise<Tag[]> {
  return db
    .selectFrom('tags')
    .select(['id', 'display_name', 'names', 'color'])
    .orderBy('sort_order')
    .orderBy('display_name')
    .execute();
}

export type StoryRow = NonNullable<Awaited<ReturnType<typeof findById>>>;

export const FIGURES = Object.keys(StoryStats.shape) as (keyof StoryStats)[];

const COLUMNS = [
  'stories.id',
  'stories.author_id',
  'stories.status',
  'stories.created_at',
  'stories.translations',
  ...PUBLIC_COLUMNS.map((column) => `stories.${column}` as const),
  ...FIGURES.map((figure) => `stats.${figure}` as const),
] as const;

const seriesPlace = sql<SeriesPlace | null>`(
  select json_build_object('slug', series.slug, 'language', series.language, 'title', series.title,
    'translations', series.translations, 'position', part.position,
    'parts', (select count(*) from series_parts others where others.series_id = series.id))
  from series_parts part join series on series.id = part.series_id where part.story_id = stories.id
)`.as('series');

/** Identifies the page of the author of a published story; null if the author may have none. */
const usernameOfPage = sql<string | null>`
  case when ${isPublicAuthor} and ${isPublished} then users.username end
`.as('username');

/** Everything that a reader sees of a story. Never `select *`: a cached plan must survive a new column. */
function selectStories(db: Queries) {
  return (
    db
      .selectFrom('stories')
      // a correlated subquery per story: a join would read the whole table
      .innerJoinLateral(
        (story) =>
          story
            .selectFrom('story_stats')
            .whereRef('story_stats.story_id', '=', 'stories.id')
            .select(FIGURES.map((figure) => `story_stats.${figure}` as const))
            .limit(1)
            .as('stats'),
        (join) => join.onTrue(),
      )
      .select(COLUMNS)
      .select((story) => [
        jsonObjectFrom(
          story
            .selectFrom('categories')
            .whereRef('categories.id', '=', 'stories.category_id')
            .select(['id', 'name', 'display_name', 'names', 'sort_order']),
        ).as('category'),
        jsonObjectFrom(
          story
            .selectFrom('users')
            .whereRef('users.id', '=', 'stories.author_id')
            .select(shownNameOf('users').as('display_name'))
            .select('avatar_url')
            .select(usernameOfPage),
        ).as('author'),
        jsonObjectFrom(
          story
            .selectFrom('story_tellers')
            .whereRef('story_tellers.story_id', '=', 'stories.id')
            .select(['name', 'voice']),
        ).as('teller'),
        seriesPlace,
        jsonArrayFrom(
          story
            .selectFrom('story_tags')
            .innerJoin('tags', 'tags.id', 'story_tags.tag_id')
            .whereRef('story_tags.story_id', '=', 'stories.id')
            .select(['tags.id', 'tags.display_name', 'tags.names', 'tags.color'])
            .orderBy('story_tags.position'),
        ).as('tags'),
      ])
  );
}
