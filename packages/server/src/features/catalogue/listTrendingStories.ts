import type { Story } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { presentStories, type Reader } from './present.ts';
import { publishedInOrder } from './publishedInOrder.ts';
import { ratingsFor } from './ratings.ts';

/** The first trending stories, whose ids come from `createTrending`. */
export async function listTrendingStories(
  deps: Pick<Deps, 'db' | 'config'>,
  { ids, limit }: { readonly ids: readonly string[]; readonly limit: number },
  reader: Reader,
): Promise<Story[]> {
  const { db } = deps;
  const rows = await publishedInOrder(db, ids, ratingsFor(deps, reader));
  return presentStories(db, rows.slice(0, limit), reader);
}
