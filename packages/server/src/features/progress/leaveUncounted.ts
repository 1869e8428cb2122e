import type { Transaction } from '../../platform/db/schema.ts';
import type { Player } from './collectDeeds.ts';
import { deleteQueued } from './repository.ts';

/** What a trigger has queued of somebody of whom nothing is counted. */
export const leaveUncounted = (transaction: Transaction, { user_id }: Player): Promise<void> =>
  deleteQueued(transaction, user_id);
