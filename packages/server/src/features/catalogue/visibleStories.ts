import type { Story } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { maySee } from './policy.ts';
import { presentStories, type Reader } from './present.ts';
import { findByIds, findStatusByIds } from './repository.ts';

/** Which of these stories the reader may see. */
export async function visibleIds(
  { db }: Pick<Deps, 'db'>,
  { ids }: { readonly ids: readonly string[] },
  reader: Reader,
): Promise<ReadonlySet<string>> {
  const rows = await findStatusByIds(db, ids);
  return new Set(rows.filter((row) => maySee(row, reader)).map(({ id }) => id));
}

/** Those of these stories that the reader may see, unordered. */
export async function visibleStories(
  { db }: Pick<Deps, 'db'>,
  { ids }: { readonly ids: readonly string[] },
  reader: Reader,
): Promise<Story[]> {
  const rows = await findByIds(db, ids);
  const visible = rows.filter((row) => maySee(row, reader));
  return presentStories(db, visible, reader);
}
