import type { PlayMemory } from '@kathaloka/contract/entities';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { findSession } from '../stored/sessionsRepository.ts';
import { snapshotOfSession } from '../stored/snapshots.ts';
import { deleteEntries, findEntry } from './entriesRepository.ts';
import { entryKeyOf } from './entryId.ts';
import { forgetInSummaries, insertForgotten, lockMemory } from './forgottenRepository.ts';
import { readMemory } from './readMemory.ts';

/**
 * Forgets an entry, with its older values and on each path: narrators are not told of it, nor do summaries say it.
 * Turns that were told before do not bring it back, also if their memory is still being written. It comes back if it
 * is said again.
 */
export async function forgetMemory(
  deps: Pick<Deps, 'db'>,
  { entry_id, ...key }: SessionKey & { readonly entry_id: string },
): Promise<PlayMemory> {
  const place = { ...key, ...entryKeyOf(entry_id) };
  await inTransaction(deps.db, async (transaction) => {
    await lockMemory(transaction, key);
    const entry = await findEntry(transaction, place);
    const session = entry && (await findSession(transaction, key));
    if (!session) throw notFound('session');
    const { language } = await snapshotOfSession(transaction, session);
    await deleteEntries(transaction, place);
    await insertForgotten(transaction, { ...place, value: entry.value });
    await forgetInSummaries(transaction, key, [entry], language);
  });
  return readMemory(deps, key);
}
