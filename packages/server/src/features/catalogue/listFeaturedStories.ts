import type { Story } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { findFeatured } from './repository.ts';
import { presentStories, type Reader } from './present.ts';

export async function listFeaturedStories(
  { db }: Pick<Deps, 'db'>,
  { limit }: { readonly limit: number },
  reader: Reader,
): Promise<Story[]> {
  return presentStories(db, await findFeatured(db, limit), reader);
}
