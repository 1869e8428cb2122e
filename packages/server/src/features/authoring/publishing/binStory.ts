import { DELETION_NOTICE_DAYS } from '@kathaloka/contract/limits';
import type { Transaction } from '../../../platform/db/schema.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import type { Act } from '../editing/storeRestorePoint.ts';
import { announceDeletion } from '../removalRepository.ts';
import type { EditedRow } from '../repository.ts';
import { saveWhole } from './changeStatus.ts';

/**
 * Puts a locked story into the bin: it is archived, so that readers no longer see it, and deleted in 30 days. Returns
 * the day; that of a story in the bin stays.
 */
export async function binStory(
  transaction: Transaction,
  row: EditedRow,
  by: Pick<Act, 'user' | 'now'>,
): Promise<Date> {
  if (row.deletes_at) return row.deletes_at;
  await saveWhole(transaction, row, { status: 'archived', act: 'deleted', ...by });
  const on = new Date(by.now.getTime() + DELETION_NOTICE_DAYS * DAY_MS);
  return announceDeletion(transaction, row.id, on);
}
