import type { MemoryChange, PlayMemory } from '@kathaloka/contract/entities';
import { factWords } from '../../../narrator/factWords.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { refuseFull } from '../../../platform/limits/storage.ts';
import { notFound } from '../../../platform/notFound.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { findSession } from '../stored/sessionsRepository.ts';
import { snapshotOfSession } from '../stored/snapshots.ts';
import { findEntry, replaceWords, updateEntry } from './entriesRepository.ts';
import { entryKeyOf } from './entryId.ts';
import { bytesOfFact, bytesOfWords, takeRoom } from './roomRepository.ts';
import { readMemory, valueIn } from './readMemory.ts';

interface Asked extends SessionKey {
  readonly entry_id: string;
  readonly change: MemoryChange;
}

/** Corrects or pins an entry. It holds for each path that has its turn. */
export async function changeMemory(
  deps: Pick<Deps, 'db'>,
  { entry_id, change, ...key }: Asked,
): Promise<PlayMemory> {
  const place = { ...key, ...entryKeyOf(entry_id) };
  const { text, is_pinned } = change;
  await inTransaction(deps.db, async (transaction) => {
    const entry = await findEntry(transaction, place);
    const session = entry && (await findSession(transaction, key));
    if (!session) throw notFound('session');
    const value = text === undefined ? undefined : valueIn(text, entry);
    if (value !== undefined) await refuseFull(transaction, key.user_id);
    const changed = {
      // the words are the player's from here on, and are shared only as such
      ...(value !== undefined && { value, by: 'player' as const }),
      ...(is_pinned !== undefined && { is_pinned }),
    };
    if (Object.keys(changed).length > 0) await updateEntry(transaction, place, changed);
    if (value === undefined) return;
    const longer = bytesOfFact({ ...entry, value }) - bytesOfFact(entry);
    if (entry.kind !== 'fact') return takeRoom(transaction, key, longer);
    const { language } = await snapshotOfSession(transaction, session);
    const { branch, depth, known_to } = entry;
    const words = factWords([place.key, value, ...known_to].join(' '), language);
    const more = await replaceWords(transaction, { ...place, branch, depth }, words);
    await takeRoom(transaction, key, longer + bytesOfWords(more));
  });
  return readMemory(deps, key);
}
