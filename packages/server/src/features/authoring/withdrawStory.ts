import type { Transaction } from '../../platform/db/schema.ts';
import { leaveSeries } from '../series/public.ts';
import { emptyStory } from './removalRepository.ts';

/** Empties a locked story. Its row is deleted after the last session that plays it. */
export async function withdrawStory(transaction: Transaction, id: string): Promise<void> {
  await emptyStory(transaction, id);
  await leaveSeries(transaction, [id]);
}
