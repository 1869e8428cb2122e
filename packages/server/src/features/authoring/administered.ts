import type { Row, Transaction } from '../../platform/db/schema.ts';
import { moveToCategory, retag, setStories } from './repository.ts';

/** Changes stories for an administrator. The caller has locked them, or their category or tag. */
export const changeAdministered = (
  transaction: Transaction,
  ids: readonly string[],
  change: Partial<Pick<Row<'stories'>, 'status' | 'is_featured' | 'deletes_at'>>,
): Promise<void> => setStories(transaction, ids, change);

export const moveStories = (transaction: Transaction, from: string, into: string): Promise<void> =>
  moveToCategory(transaction, from, into);

export const moveTags = (transaction: Transaction, from: string, into: string): Promise<void> =>
  retag(transaction, from, into);
