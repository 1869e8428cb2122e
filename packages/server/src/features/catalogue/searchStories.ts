import type { Story } from '@kathaloka/contract/entities';
import { MAX_LIST_LIMIT } from '@kathaloka/contract/limits';
import type { Deps } from '../../platform/Deps.ts';
import { findStoryIds } from './search/findStoryIds.ts';
import { presentStories, type Reader } from './present.ts';
import { publishedInOrder } from './publishedInOrder.ts';
import { ratingsFor } from './ratings.ts';

/** Searches the index as it is. The request that changes a story also indexes it. */
export async function searchStories(
  deps: Pick<Deps, 'db' | 'config'>,
  { q, limit }: { readonly q: string; readonly limit: number },
  reader: Reader,
): Promise<Story[]> {
  const { db } = deps;
  const ratings = ratingsFor(deps, reader);
  // asks for more if the reader's ratings are limited, because some matches may be for older readers
  const ids = await findStoryIds(db, q, ratings === null ? limit : MAX_LIST_LIMIT);
  const rows = await publishedInOrder(db, ids, ratings);
  return presentStories(db, rows.slice(0, limit), reader);
}
