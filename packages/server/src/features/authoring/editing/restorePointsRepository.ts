import { sql } from 'kysely';
import type { NewRow, Queries, Transaction } from '../../../platform/db/schema.ts';

function selectPoints(db: Queries, story_id: string) {
  return db
    .selectFrom('story_restore_points')
    .where('story_id', '=', story_id)
    .select(['number', 'snapshot_id', 'act', 'kinds', 'stored_at', 'by_admin', 'card', 'scenes']);
}

export type RestorePointRow = Awaited<ReturnType<typeof findRestorePoints>>[number];

export function findRestorePoints(db: Queries, story_id: string) {
  return selectPoints(db, story_id).orderBy('number', 'desc').execute();
}

export function findRestorePoint(db: Queries, story_id: string, number: number) {
  return selectPoints(db, story_id).where('number', '=', number).executeTakeFirst();
}

/** Inserts the next restore point of a locked story, and returns its number. */
export async function insertRestorePoint(
  transaction: Transaction,
  point: Omit<NewRow<'story_restore_points'>, 'number'>,
): Promise<number> {
  const { number } = await transaction
    .insertInto('story_restore_points')
    .values({
      ...point,
      number: sql<number>`1 + coalesce(
        (select max(number) from story_restore_points where story_id = ${point.story_id}), 0
      )`,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** Deletes this restore point and earlier ones. */
export async function deleteRestorePointsBefore(
  transaction: Transaction,
  story_id: string,
  number: number,
): Promise<void> {
  await transaction
    .deleteFrom('story_restore_points')
    .where('story_id', '=', story_id)
    .where('number', '<=', number)
    .execute();
}
