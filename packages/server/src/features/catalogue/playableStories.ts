import type { Story } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { isRatedFor, mayPlayPremium } from './policy.ts';
import { presentStories } from './present.ts';
import { ratingsOf } from './ratings.ts';
import { findPublishedByIds } from './repository.ts';

/** The given stories that are published and playable for the reader, in the order of the ids. */
export async function playableStories(
  { db }: Pick<Deps, 'db'>,
  { ids, limit }: { readonly ids: readonly string[]; readonly limit?: number },
  reader: SignedInUser,
): Promise<Story[]> {
  const rows = await findPublishedByIds(db, ids);
  const playable = rows.filter(
    (row) => isRatedFor(row, ratingsOf(reader)) && (!row.is_premium || mayPlayPremium(row, reader)),
  );
  const inOrder = ids.flatMap((id) => playable.find((row) => row.id === id) ?? []);
  return presentStories(db, inOrder.slice(0, limit), reader);
}
