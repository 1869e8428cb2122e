import type { Transaction } from '../../platform/db/schema.ts';
import { insertPlay } from './storyHours/storyPlaysRepository.ts';

/** Counts a play in the transaction that begins it. Concurrent plays do not wait for each other. */
export const countPlay = (transaction: Transaction, story_id: string): Promise<void> =>
  insertPlay(transaction, story_id);
