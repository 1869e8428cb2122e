import type { Transaction } from '../../platform/db/schema.ts';
import { insertPlay } from './storyHours/storyPlaysRepository.ts';

/** Counts that a story was begun, in the transaction that begins it; nobody else who begins it waits for that. */
export const countPlay = (transaction: Transaction, story_id: string): Promise<void> =>
  insertPlay(transaction, story_id);
