import type { Story } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { findStoryIds } from './search/findStoryIds.ts';
import { presentStories, type Reader } from './present.ts';
import { publishedInOrder } from './publishedInOrder.ts';

/** Only reads: a change is found once it has been indexed by the request that made it. */
export async function searchStories(
  { db }: Pick<Deps, 'db'>,
  { q, limit }: { readonly q: string; readonly limit: number },
  reader: Reader,
): Promise<Story[]> {
  const rows = await publishedInOrder(db, await findStoryIds(db, q, limit));
  return presentStories(db, rows, reader);
}
