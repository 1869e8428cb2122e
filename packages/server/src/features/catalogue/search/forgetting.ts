import type { Database, Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { anywhere } from './fields.ts';
import { deleteSuffixes, findKnownWords, findUnusedWords, tryLockIndexing } from './repository.ts';
import { endsOf } from './words.ts';

/** So few that no request waits long for the lock of the indexer. */
const BATCH = 500;

/** Deletes indexed words that no story contains any more, such as names of deleted accounts. */
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
  if (!(await tryLockIndexing(transaction))) return;
  const queries = words.map((word) => ({ word, query: anywhere(word) }));
  const unused = await findUnusedWords(transaction, queries);
  const ends = unused.flatMap((word) => endsOf(word).map((suffix) => ({ word, suffix })));
  if (ends.length > 0) await deleteSuffixes(transaction, ends);
}
