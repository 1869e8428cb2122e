import type { LeftValue, Share } from '@kathaloka/story';
import { sql } from 'kysely';
import { isPublished, isRated, type Ratings } from '../../platform/db/published.ts';
import { rowsOf } from '../../platform/db/rowsOf.ts';
import type { NewRow, Queries, Row, Transaction } from '../../platform/db/schema.ts';

export function findSeries(db: Queries, slug: string) {
  return db
    .selectFrom('series')
    .where('slug', '=', slug)
    .select(['id', 'slug', 'language', 'title', 'description', 'translations', 'shares'])
    .executeTakeFirst();
}

/** The series of an author with the number of their published parts; none without a part. */
export function findSeriesWithParts(
  db: Queries,
  { author_id, ratings }: { readonly author_id: string; readonly ratings: Ratings },
) {
  return db
    .selectFrom('series')
    .innerJoin('series_parts', 'series_parts.series_id', 'series.id')
    .innerJoin('stories', 'stories.id', 'series_parts.story_id')
    .where('series.author_id', '=', author_id)
    .where(isPublished)
    .where(isRated(ratings))
    .groupBy('series.id')
    .orderBy('series.created_at', 'desc')
    .orderBy('series.id')
    .select(['series.slug', 'series.language', 'series.title', 'series.translations'])
    .select(({ fn }) => fn.countAll<string>().as('parts'))
    .execute();
}

/** The stories of a series in their order. */
export async function findParts(db: Queries, series_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('series_parts')
    .where('series_id', '=', series_id)
    .orderBy('position')
    .select('story_id')
    .execute();
  return rows.map(({ story_id }) => story_id);
}

/** The parts after a story, in order. Empty for the last part, and for a story outside a series. */
export async function findLaterParts(db: Queries, story_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('series_parts as part')
    .innerJoin('series_parts as later', 'later.series_id', 'part.series_id')
    .where('part.story_id', '=', story_id)
    .whereRef('later.position', '>', 'part.position')
    .orderBy('later.position')
    .select('later.story_id')
    .execute();
  return rows.map((row) => row.story_id);
}

/** The values that a story shares with other parts of its series. Undefined for a story outside a series. */
export async function findShares(db: Queries, story_id: string): Promise<readonly Share[] | undefined> {
  const row = await db
    .selectFrom('series_parts')
    .innerJoin('series', 'series.id', 'series_parts.series_id')
    .where('story_id', '=', story_id)
    .select('shares')
    .executeTakeFirst();
  return row?.shares;
}

/** What a reader has left in the parts before a story, in the order of the parts. */
export async function findLeftBefore(
  db: Queries,
  { user_id, story_id }: { readonly user_id: string; readonly story_id: string },
): Promise<(readonly LeftValue[])[]> {
  const rows = await db
    .selectFrom('series_parts as part')
    .innerJoin('series_parts as earlier', 'earlier.series_id', 'part.series_id')
    .innerJoin('series_memories', 'series_memories.story_id', 'earlier.story_id')
    .where('part.story_id', '=', story_id)
    .whereRef('earlier.position', '<', 'part.position')
    .where('series_memories.user_id', '=', user_id)
    .orderBy('earlier.position')
    .select('left_values')
    .execute();
  return rows.map(({ left_values }) => left_values);
}

/** The people whom a reader met in other stories of the same author that they have finished. */
export async function findMeetings(
  db: Queries,
  { user_id, story_id }: { readonly user_id: string; readonly story_id: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('stories as greeting')
    .innerJoin('stories as told', 'told.author_id', 'greeting.author_id')
    .where('greeting.id', '=', story_id)
    .whereRef('told.id', '<>', 'greeting.id')
    .where('told.meets', '<>', sql<string[]>`'[]'::jsonb`)
    .where((row) =>
      row.exists(
        row
          .selectFrom('game_sessions')
          .where('user_id', '=', user_id)
          .whereRef('game_sessions.story_id', '=', 'told.id')
          .where('is_completed', '=', true)
          .where('game_sessions.deleted_at', 'is', null)
          .select('game_sessions.id'),
      ),
    )
    .select('told.meets')
    .execute();
  return rows.flatMap(({ meets }) => meets);
}

/** Stores what a play left. A later play of the part replaces it. */
export async function storeLeft(
  transaction: Transaction,
  {
    left_values,
    ...key
  }: Omit<Row<'series_memories'>, 'left_values'> & { readonly left_values: readonly LeftValue[] },
): Promise<void> {
  const row: NewRow<'series_memories'> = { ...key, left_values: JSON.stringify(left_values) };
  await transaction
    .insertInto('series_memories')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'story_id'])
        .doUpdateSet({ left_values: row.left_values, left_at: row.left_at }),
    )
    .execute();
}

/** The ids of the given stories that a reader has finished. */
export async function findFinished(
  db: Queries,
  { user_id, story_ids }: { readonly user_id: string; readonly story_ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('game_sessions')
    .where('user_id', '=', user_id)
    .where('story_id', '=', sql<string>`any(${[...story_ids]}::uuid[])`)
    .where('is_completed', '=', true)
    .where('deleted_at', 'is', null)
    .select('story_id')
    .distinct()
    .execute();
  return new Set(rows.map(({ story_id }) => story_id));
}

/** How many of a reader's latest endings are read. */
const ENDED_LOOKED_AT = 200;
/** Several per series, because a reader may not be allowed to play every part. */
const AHEAD = 50;

/**
 * The unfinished parts after the part that a reader has finished last in each series. Leaves out series in
 * which a later part is begun.
 */
export async function findPartsAhead(db: Queries, user_id: string) {
  const { rows } = await sql<{ series_id: string; story_id: string; ended_at: Date }>`
    with ended as (
      select distinct on (part.series_id) part.series_id, part.position, session.updated_at as ended_at
      from (
        select story_id, updated_at from game_sessions
        where user_id = ${user_id} and is_completed and deleted_at is null
        order by updated_at desc limit ${ENDED_LOOKED_AT}
      ) session join series_parts part on part.story_id = session.story_id
      order by part.series_id, session.updated_at desc
    )
    select ahead.series_id, ahead.story_id, ended.ended_at
    from ended join series_parts ahead on ahead.series_id = ended.series_id and ahead.position > ended.position
    where not exists (
      select from game_sessions session
      where session.user_id = ${user_id} and session.story_id = ahead.story_id and session.is_completed
        and session.deleted_at is null
    ) and not exists (
      select from series_parts begun join game_sessions session on session.story_id = begun.story_id
      where begun.series_id = ended.series_id and begun.position > ended.position
        and session.user_id = ${user_id} and not session.is_completed and session.deleted_at is null
    )
    order by ended.ended_at desc, ahead.series_id, ahead.position
    limit ${AHEAD}
  `.execute(db);
  return rows;
}

/** Whether a reader has left something in one of these stories. */
export async function hasLeft(
  db: Queries,
  { user_id, story_ids }: { readonly user_id: string; readonly story_ids: readonly string[] },
): Promise<boolean> {
  const row = await db
    .selectFrom('series_memories')
    .where('user_id', '=', user_id)
    .where('story_id', '=', sql<string>`any(${[...story_ids]}::uuid[])`)
    .select('story_id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteMemories(
  db: Queries,
  { user_id, series_id }: { readonly user_id: string; readonly series_id: string },
): Promise<void> {
  await db
    .deleteFrom('series_memories')
    .where('user_id', '=', user_id)
    .where('story_id', 'in', (parts) =>
      parts.selectFrom('series_parts').where('series_id', '=', series_id).select('story_id'),
    )
    .execute();
}

export function memoriesOf(db: Queries, user_id: string) {
  return rowsOf(
    db
      .selectFrom('series_memories')
      .select(['story_id', 'left_values', 'left_at'])
      .where('user_id', '=', user_id),
    { by: ['story_id'] },
  );
}

export interface WrittenSeries extends Pick<
  Row<'series'>,
  'id' | 'slug' | 'language' | 'title' | 'description'
> {
  readonly shares: readonly Share[];
  readonly translations: Row<'series'>['translations'];
}

/** Adds or updates a series. A story of another series moves to the written series. */
export async function storeSeries(
  transaction: Transaction,
  series: WrittenSeries,
  story_ids: readonly string[],
): Promise<void> {
  const { id, shares, translations, ...texts } = series;
  const content = { ...texts, shares: JSON.stringify(shares), translations: JSON.stringify(translations) };
  await transaction
    .insertInto('series')
    .values({ id, ...content })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(content))
    .execute();
  await transaction
    .deleteFrom('series_parts')
    .where((part) =>
      part.or([
        part('series_id', '=', id),
        part('story_id', '=', sql<string>`any(${[...story_ids]}::uuid[])`),
      ]),
    )
    .execute();
  if (story_ids.length === 0) return;
  await transaction
    .insertInto('series_parts')
    .values(story_ids.map((story_id, at) => ({ series_id: id, position: at + 1, story_id })))
    .execute();
}
