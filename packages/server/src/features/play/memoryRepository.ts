import type { Queries, Transaction } from '../../platform/db/schema.ts';

export async function insertNotes(
  transaction: Transaction,
  row: { readonly turn_id: string; readonly notes: string },
): Promise<void> {
  await transaction.insertInto('turn_notes').values(row).execute();
}

/** What the narrator kept with a turn; null if it kept nothing. */
export async function findNotes(db: Queries, turn_id: string): Promise<unknown> {
  const row = await db
    .selectFrom('turn_notes')
    .where('turn_id', '=', turn_id)
    .select('notes')
    .executeTakeFirst();
  return row?.notes ?? null;
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
