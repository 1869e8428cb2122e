import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { forgetUnusedWords } from './forgetting.ts';
import { indexWaiting, learnSuffixes } from './indexing.ts';
import { isIndexGrown, rebuildIndex } from './repository.ts';

/** Indexes what earlier attempts have left after a failure or a crash, and forgets words that no story has any more. */
export async function sweepSearch({ db }: Deps): Promise<void> {
  await indexWaiting(db);
  await forgetUnusedWords(db);
  // other processes leave stories to this process while it deletes words
  await indexWaiting(db);
  // searches wait for this, so it is done only where it is short and gives much room back
  if (await isIndexGrown(db)) await inTransaction(db, rebuildIndex);
  await learnSuffixes(db);
}
