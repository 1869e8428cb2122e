import type { Story } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { maySee } from './policy.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { presentStories, type Reader } from './present.ts';
import { ratingsFor, ratingsOf } from './ratings.ts';
import { findByIds, findStatusByIds } from './repository.ts';

/** The ids of the given stories that the reader may see. */
export async function visibleIds(
  { db }: Pick<Deps, 'db'>,
  { ids }: { readonly ids: readonly string[] },
  reader: SignedInUser,
): Promise<ReadonlySet<string>> {
  const rows = await findStatusByIds(db, ids);
  const ratings = ratingsOf(reader);
  return new Set(rows.filter((row) => maySee(row, reader, ratings)).map(({ id }) => id));
}

/** The given stories that the reader may see, unordered. */
export async function visibleStories(
  deps: Pick<Deps, 'db' | 'config'>,
  { ids }: { readonly ids: readonly string[] },
  reader: Reader,
): Promise<Story[]> {
  const rows = await findByIds(deps.db, ids);
  const ratings = ratingsFor(deps, reader);
  const visible = rows.filter((row) => maySee(row, reader, ratings));
  return presentStories(deps.db, visible, reader);
}
