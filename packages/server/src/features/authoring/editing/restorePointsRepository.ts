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

/** The version of a story before the newest act on it. */
export async function versionBeforeActs(db: Queries, story_id: string): Promise<number | undefined> {
  const newest = await db
    .selectFrom('story_restore_points')
    .where('story_id', '=', story_id)
    .select('version')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.version;
}

/** Inserts the next restore point of a locked story. */
export async function insertRestorePoint(
  transaction: Transaction,
  point: Omit<NewRow<'story_restore_points'>, 'number'>,
): Promise<void> {
  await transaction
    .insertInto('story_restore_points')
    .values({
      ...point,
      number: sql<number>`1 + coalesce(
        (select max(number) from story_restore_points where story_id = ${point.story_id}), 0
      )`,
    })
    .execute();
}

interface Old {
  readonly story_id: string;
  /** Those of its author's own restores; otherwise all others. */
  readonly isOwn: boolean;
  readonly most: number;
}

/** Deletes all but the newest restore points of a story. */
export async function deleteOldRestorePoints(
  transaction: Transaction,
  { story_id, isOwn, most }: Old,
): Promise<void> {
  const points = sql`story_id = ${story_id} and (act = 'restored' and not by_admin) = ${isOwn}::boolean`;
  await sql`
    delete from story_restore_points where ${points} and number <= (
      select number from story_restore_points where ${points} order by number desc offset ${most} limit 1
    )
  `.execute(transaction);
}

export type UntoldAct = Awaited<ReturnType<typeof takeUntold>>[number];

/** The acts on these stories that their authors were not told of, which counts as told from now on. */
export async function takeUntold(transaction: Transaction, ids: readonly string[]) {
  const rows = await transaction
    .updateTable('story_restore_points')
    .from('stories')
    .whereRef('stories.id', '=', 'story_restore_points.story_id')
    .where('story_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('is_told', '=', false)
    .set({ is_told: true })
    .returning(['stories.author_id', 'story_id', 'act', 'kinds', 'card'])
    .execute();
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows
    .toSorted((one, other) => places.get(one.story_id)! - places.get(other.story_id)!)
    .map(({ card, ...row }) => ({ ...row, title: card.title }));
}

/** Hides this act, and earlier ones, from My Stories. */
export async function hideActs(db: Queries, { id, number }: { id: string; number: number }): Promise<void> {
  await db
    .updateTable('story_restore_points')
    .set({ is_hidden: true })
    .where('story_id', '=', id)
    .where('number', '<=', number)
    .execute();
}
