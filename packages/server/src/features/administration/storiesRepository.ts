import type { AdminStory } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import type { Row, Transaction } from '../../platform/db/schema.ts';

export type LockedStory = Readonly<Pick<AdminStory, 'id' | 'title' | 'status' | 'is_featured'>> &
  Readonly<Pick<Row<'stories'>, 'is_withdrawn' | 'deletes_at'>>;

/**
 * Locks stories in a fixed order, so that concurrent changes of the same stories do not deadlock. Their
 * counters are locked first, as everywhere.
 */
export async function lockStories(transaction: Transaction, ids: readonly string[]): Promise<LockedStory[]> {
  await transaction
    .selectFrom('story_stats')
    .where('story_id', '=', sql<string>`any(${ids}::uuid[])`)
    .select('story_id')
    .orderBy('story_id')
    .forNoKeyUpdate()
    .execute();
  return transaction
    .selectFrom('stories')
    .select(['id', 'title', 'status', 'is_featured', 'is_withdrawn', 'deletes_at'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}
