import type { Database, Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { anywhere } from './fields.ts';
import {
  deleteWords,
  findIndexedWords,
  findKnownWords,
  findUnusedWords,
  tryLockIndexing,
} from './repository.ts';
import { hasParts } from './words.ts';

/** So few that no request waits long for the lock of the indexer. */
const BATCH = 500;

/** The words of one long text. More, as of an author with many stories, are left to the sweep. */
export const FORGOTTEN_MAX = 2000;

/** Deletes known words that no story contains any more, where no change of a story has done it. */
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

/**
 * Deletes stories by `remove`, with the words that no other story contains. The caller indexes after the commit, because
 * other processes leave stories to this one meanwhile.
 */
export async function removeWithWords<T>(
  transaction: Transaction,
  ids: readonly string[],
  remove: () => Promise<T>,
): Promise<T> {
  const words = (await findIndexedWords(transaction, ids)).filter(hasParts);
  const removed = await remove();
  if (words.length > 0) await forgetThose(transaction, words.slice(0, FORGOTTEN_MAX));
  return removed;
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
