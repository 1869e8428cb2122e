import type { Queries, Transaction } from '../../platform/db/schema.ts';

export async function insertNotes(
  transaction: Transaction,
  row: { readonly turn_id: string; readonly notes: string },
): Promise<void> {
  await transaction.insertInto('turn_notes').values(row).execute();
}

/** What the narrator kept with the first of these turns with which it kept something; null if there is none. */
export async function findNotes(db: Queries, turn_ids: readonly string[]): Promise<unknown> {
  const rows = await db
    .selectFrom('turn_notes')
    .where('turn_id', 'in', turn_ids)
    .select(['turn_id', 'notes'])
    .execute();
  const kept = new Map(rows.map(({ turn_id, notes }) => [turn_id, notes]));
  const first = turn_ids.find((id) => kept.has(id));
  return first === undefined ? null : kept.get(first);
}

/** The newest texts of a session, also those that were undone; the newest first. */
export async function findToldLately(
  db: Queries,
  { session_id, limit }: { readonly session_id: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('turns')
    .where('session_id', '=', session_id)
    .orderBy('id', 'desc')
    .limit(limit)
    .select('ai_response')
    .execute();
  return rows.flatMap(({ ai_response }) => (ai_response === null ? [] : [ai_response]));
}

export async function findPicturesInUse(db: Queries, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length === 0) return [];
  const rows = await db
    .selectFrom('turns')
    .where('image_url', 'in', addresses)
    .where('image_url', 'like', '/pictures/%')
    .select('image_url')
    .distinct()
    .execute();
  return rows.flatMap(({ image_url }) => image_url ?? []);
}
