import type { Transaction } from '../../platform/db/schema.ts';
import { removeParts } from './ownRepository.ts';

/** Removes deleted stories from all series, even while readers play them. */
export async function leaveSeries(transaction: Transaction, story_ids: readonly string[]): Promise<void> {
  await removeParts(transaction, { ids: story_ids });
}
