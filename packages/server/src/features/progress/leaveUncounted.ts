import type { Transaction } from '../../platform/db/schema.ts';
import type { Player } from './collectDeeds.ts';
import { deleteQueued } from './repository.ts';

/** Discards what a trigger has queued for an account whose deeds are not counted. */
export const leaveUncounted = (transaction: Transaction, { user_id }: Player): Promise<void> =>
  deleteQueued(transaction, user_id);
