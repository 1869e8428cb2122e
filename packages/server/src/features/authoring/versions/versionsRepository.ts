import { COUNTED_FIELDS } from '@kathaloka/contract/storyFields';
import { rowsOf } from '../../../platform/db/rowsOf.ts';
import type { NewRow, Queries, Transaction } from '../../../platform/db/schema.ts';

function selectVersions(db: Queries, story_id: string) {
  return db
    .selectFrom('story_versions')
    .leftJoin('users', 'users.id', 'story_versions.published_by')
    .where('story_id', '=', story_id)
    .select(['number', 'note', 'kinds', 'published_at', 'snapshot_id', 'users.display_name as published_by'])
    .select(COUNTED_FIELDS);
}

export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];

export function findVersions(db: Queries, story_id: string) {
  return selectVersions(db, story_id).orderBy('number', 'desc').execute();
}

export function findVersion(db: Queries, story_id: string, number: number) {
  return selectVersions(db, story_id).where('number', '=', number).executeTakeFirst();
}

export function findNewestVersion(db: Queries, story_id: string) {
  return selectVersions(db, story_id).orderBy('number', 'desc').limit(1).executeTakeFirst();
}

/** Inserts a version, with the counts of the locked story's row. */
export async function insertVersion(
  transaction: Transaction,
  version: Omit<NewRow<'story_versions'>, (typeof COUNTED_FIELDS)[number]>,
): Promise<void> {
  const counts = await transaction
    .selectFrom('stories')
    .where('id', '=', version.story_id)
    .select(COUNTED_FIELDS)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('story_versions')
    .values({ ...version, ...counts })
    .execute();
}

/** Deletes this version and earlier ones. Sessions that play one of them still have its snapshot. */
export async function deleteVersionsBefore(
  transaction: Transaction,
  story_id: string,
  number: number,
): Promise<void> {
  await transaction
    .deleteFrom('story_versions')
    .where('story_id', '=', story_id)
    .where('number', '<=', number)
    .execute();
}

/** What a person has published, for the export of their data, streamed as it is read. */
export function versionsBy(db: Queries, user_id: string) {
  return rowsOf(
    db
      .selectFrom('story_versions')
      .where('published_by', '=', user_id)
      .select(['story_id', 'number', 'note', 'published_at']),
    { by: ['published_at', 'story_id', 'number'] },
  );
}
