import type { Story } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { findFeatured } from './repository.ts';
import { presentStories, type Reader } from './present.ts';
import { ratingsFor } from './ratings.ts';

export async function listFeaturedStories(
  deps: Pick<Deps, 'db' | 'config'>,
  { limit }: { readonly limit: number },
  reader: Reader,
): Promise<Story[]> {
  const { db } = deps;
  return presentStories(db, await findFeatured(db, { limit, ratings: ratingsFor(deps, reader) }), reader);
}
