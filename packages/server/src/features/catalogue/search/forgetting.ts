import type { Database, Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { anywhere } from './fields.ts';
import { deleteWords, findKnownWords, findUnusedWords, tryLockIndexing } from './repository.ts';

/** So few that no request waits long for the lock of the indexer. */
const BATCH = 500;

/** Deletes known words that no story contains any more. Those of deleted stories and accounts are left to it. */
export async function forgetUnusedWords(db: Database): Promise<void> {
  let after = '';
  for (;;) {
    const words = await findKnownWords(db, after, BATCH);
    const last = words.at(-1);
    if (last === undefined) return;
    await inTransaction(db, (transaction) => forgetThose(transaction, words));
    after = last;
  }
}

/** Does nothing while a process is indexing, because it may be about to use one of these words. */
async function forgetThose(transaction: Transaction, words: readonly string[]): Promise<void> {
  if (await tryLockIndexing(transaction)) await forgetUnused(transaction, words);
}

/** Deletes those of the words that no story contains. The caller has the lock of the indexer. */
export async function forgetUnused(transaction: Transaction, words: readonly string[]): Promise<void> {
  const queries = words.map((word) => ({ word, query: anywhere(word) }));
  const unused = await findUnusedWords(transaction, queries);
  if (unused.length > 0) await deleteWords(transaction, unused);
}
