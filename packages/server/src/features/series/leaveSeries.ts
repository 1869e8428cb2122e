import type { Transaction } from '../../platform/db/schema.ts';
import { removeParts } from './ownRepository.ts';

/** Stories that are deleted are parts of no series, also while somebody plays them. */
export async function leaveSeries(transaction: Transaction, story_ids: readonly string[]): Promise<void> {
  await removeParts(transaction, { ids: story_ids });
}
