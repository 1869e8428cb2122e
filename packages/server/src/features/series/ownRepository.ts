import type { StoryMeeting, StoryStructure } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import { rowsOf } from '../../platform/db/rowsOf.ts';
import type { NewRow, Queries, Row, Transaction } from '../../platform/db/schema.ts';

const OWN = [
  'id',
  'slug',
  'language',
  'title',
  'description',
  'translations',
  'shares',
  'version',
  'created_at',
] as const;

export type OwnRow = Pick<Row<'series'>, (typeof OWN)[number]>;

/** All series of an author, for the export of the account. */
export function seriesBy(db: Queries, author_id: string) {
  return rowsOf(db.selectFrom('series').where('author_id', '=', author_id).select(OWN), {
    by: ['created_at', 'id'],
    isDescending: true,
  });
}

/** The newest series of an author. */
export function findSeriesBy(
  db: Queries,
  { author_id, limit }: { readonly author_id: string; readonly limit: number },
): Promise<OwnRow[]> {
  return db
    .selectFrom('series')
    .where('author_id', '=', author_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .select(OWN)
    .execute();
}

/** Null if the series is of the library, or its author has deleted their account. */
export async function findAuthor(db: Queries, slug: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('series').where('slug', '=', slug).select('author_id').executeTakeFirst();
  return row?.author_id;
}

/** A series of an author, locked until the transaction ends if a change is based on it. */
export function findOwn(db: Queries, slug: string, locked?: 'locked'): Promise<OwnRow | undefined> {
  return db
    .selectFrom('series')
    .where('slug', '=', slug)
    .select(OWN)
    .$if(locked !== undefined, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/** The caller has locked the author, so that the number cannot change. */
export async function countSeriesOf(transaction: Transaction, author_id: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('series')
    .where('author_id', '=', author_id)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The series that an earlier request with this key has created. */
export async function findCreated(
  transaction: Transaction,
  { author_id, creation_key }: { readonly author_id: string; readonly creation_key: string },
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('series')
    .where('author_id', '=', author_id)
    .where('creation_key', '=', creation_key)
    .select('slug')
    .executeTakeFirst();
  return row?.slug;
}

/** Locks and returns the stories, among the given ones, that belong to an author, so that they cannot be deleted. */
export async function lockOwnStories(
  transaction: Transaction,
  { author_id, ids }: { readonly author_id: string; readonly ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .selectFrom('stories')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('author_id', '=', author_id)
    .where('is_withdrawn', '=', false)
    .orderBy('id')
    .select('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function insertSeries(transaction: Transaction, row: NewRow<'series'>): Promise<void> {
  await transaction.insertInto('series').values(row).execute();
}

/** Updates a locked series. */
export async function saveSeries(
  transaction: Transaction,
  { id, ...content }: Omit<NewRow<'series'>, 'slug' | 'author_id' | 'created_at' | 'creation_key'>,
): Promise<void> {
  await transaction.updateTable('series').set(content).where('id', '=', id).execute();
}

/** Replaces the parts of a series. A story of another series moves to the written series. */
export async function replaceParts(
  transaction: Transaction,
  { series_id, ids }: { readonly series_id: string; readonly ids: readonly string[] },
): Promise<void> {
  await transaction.deleteFrom('series_parts').where('series_id', '=', series_id).execute();
  await removeParts(transaction, { ids });
  if (ids.length === 0) return;
  await transaction
    .insertInto('series_parts')
    .values(ids.map((story_id, at) => ({ series_id, position: at + 1, story_id })))
    .execute();
}

/** Removes stories from their series, and raises the version, which an open editor notices. */
export async function removeParts(
  transaction: Transaction,
  { ids }: { readonly ids: readonly string[] },
): Promise<void> {
  await sql`
    with gone as (delete from series_parts where story_id = any(${[...ids]}::uuid[]) returning series_id)
    update series set version = version + 1 where id in (select series_id from gone)
  `.execute(transaction);
}

export async function removeSeries(db: Queries, slug: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('series').where('slug', '=', slug).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The parts of these series in order, with their unpublished edits. */
export async function findOwnParts(db: Queries, series_ids: readonly string[]) {
  return db
    .selectFrom('series_parts')
    .innerJoin('stories', 'stories.id', 'series_parts.story_id')
    .where('series_id', '=', sql<string>`any(${[...series_ids]}::uuid[])`)
    .orderBy('series_id')
    .orderBy('position')
    .select(['series_id', 'stories.id', 'stories.status'])
    .select([
      sql<string>`coalesce(working_copy ->> 'title', stories.title)`.as('title'),
      sql<Row<'stories'>['language']>`coalesce(working_copy ->> 'language', stories.language)`.as('language'),
    ])
    .execute();
}

/** The structure of a story with its unpublished edits; a story may have no scenes. */
export async function findOwnStructure(db: Queries, story_id: string): Promise<Partial<StoryStructure>> {
  const row = await db
    .selectFrom('stories')
    .where('id', '=', story_id)
    .select(
      sql<Partial<StoryStructure>>`coalesce(working_copy -> 'story_structure', story_structure)`.as(
        'story_structure',
      ),
    )
    .executeTakeFirst();
  return row?.story_structure ?? {};
}

/** Stories of an author in which readers meet somebody, newest first, with unpublished edits. */
export function findMeetingsBy(db: Queries, author_id: string): Promise<StoryMeeting[]> {
  const meets = sql<string[]>`
    case when working_copy is null then meets
    else coalesce((working_copy -> 'story_structure' -> 'meets')::jsonb, '[]') end
  `;
  return db
    .selectFrom('stories')
    .where('author_id', '=', author_id)
    .where(meets, '<>', sql<string[]>`'[]'::jsonb`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .select('id as story_id')
    .select([
      sql<string>`coalesce(working_copy ->> 'title', title)`.as('title'),
      sql<Row<'stories'>['language']>`coalesce(working_copy ->> 'language', language)`.as('language'),
      meets.as('meets'),
    ])
    .execute();
}

/**
 * Deletes the author's series that have no parts, or all of them if their stories are deleted. Removes the
 * author from the other series.
 */
export async function forgetAuthor(
  transaction: Transaction,
  { user_id, deletes_stories }: { readonly user_id: string; readonly deletes_stories: boolean },
): Promise<void> {
  await sql`
    delete from series where author_id = ${user_id}
      and (${deletes_stories} or not exists (select from series_parts where series_id = series.id))
  `.execute(transaction);
  await transaction.updateTable('series').set({ author_id: null }).where('author_id', '=', user_id).execute();
}
