import type { Story } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { findFeatured } from './repository.ts';
import { present, type Reader } from './visibleStories.ts';

export async function listFeaturedStories(
  { db }: Pick<Deps, 'db'>,
  { limit }: { readonly limit: number },
  reader: Reader,
): Promise<Story[]> {
  return present(db, await findFeatured(db, limit), reader);
}
