import type { PlayMemory } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { deleteEntries, findEntry } from './entriesRepository.ts';
import { entryKeyOf } from './entryId.ts';
import { readMemory } from './readMemory.ts';

/**
 * Forgets an entry, with its older values: narrators are not told of it. It comes back if it is said again, or if the
 * memory of a turn that was told before is still being written.
 */
export async function forgetMemory(
  deps: Pick<Deps, 'db'>,
  { entry_id, ...key }: SessionKey & { readonly entry_id: string },
): Promise<PlayMemory> {
  const place = { ...key, ...entryKeyOf(entry_id) };
  if (!(await findEntry(deps.db, place))) throw notFound('session');
  await deleteEntries(deps.db, place);
  return readMemory(deps, key);
}
