import { sql } from 'kysely';
import { lockAccount } from '../../../platform/db/lockAccount.ts';
import { deleteSome } from '../../../platform/db/deleteSome.ts';
import { rowsOf } from '../../../platform/db/rowsOf.ts';
import type { Queries, Transaction } from '../../../platform/db/schema.ts';

interface Key {
  readonly user_id: string;
  readonly place: string;
}

interface NewContent extends Key {
  readonly content: string;
  readonly saved_at: Date;
}

export function findDraft(db: Queries, { user_id, place }: Key) {
  return db
    .selectFrom('story_drafts')
    .where('user_id', '=', user_id)
    .where('place', '=', place)
    .select(['content', 'version', 'saved_at'])
    .executeTakeFirst();
}

/** A person's drafts, streamed one by one, because each may be large. */
export function draftsOf(db: Queries, user_id: string) {
  return rowsOf(
    db
      .selectFrom('story_drafts')
      .where('user_id', '=', user_id)
      .select(['place', 'content', 'version', 'saved_at']),
    { by: ['place'], size: 1 },
  );
}

/** Locks the account, so that concurrent requests cannot exceed the limit of drafts. */
export async function countDraftsOf(transaction: Transaction, user_id: string): Promise<number> {
  await lockAccount(transaction, user_id);
  const { count } = await transaction
    .selectFrom('story_drafts')
    .where('user_id', '=', user_id)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Undefined if there is a draft already. */
export function insertDraft(
  transaction: Transaction,
  draft: NewContent & { readonly story_id: string | null },
) {
  return transaction
    .insertInto('story_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['version', 'saved_at'])
    .executeTakeFirst();
}

/** Undefined if the draft has another version. */
export function updateDraft(db: Queries, { user_id, place, content, saved_at }: NewContent, version: number) {
  return db
    .updateTable('story_drafts')
    .set({ content, saved_at, version: sql<number>`nextval('story_draft_versions')` })
    .where('user_id', '=', user_id)
    .where('place', '=', place)
    .where('version', '=', version)
    .returning(['version', 'saved_at'])
    .executeTakeFirst();
}

export async function forgetDraft(db: Queries, { user_id, place }: Key): Promise<void> {
  await db.deleteFrom('story_drafts').where('user_id', '=', user_id).where('place', '=', place).execute();
}

export function deleteDraftsBefore(db: Queries, instant: Date, limit: number): Promise<number> {
  return deleteSome(db, 'story_drafts', { where: sql`saved_at < ${instant}`, by: 'saved_at', limit });
}
