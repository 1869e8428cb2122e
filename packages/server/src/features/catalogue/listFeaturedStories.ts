import type { Story } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { findFeatured, findPublishedByIds, type StoryRow } from './repository.ts';
import { findStoryIds } from './search/findStoryIds.ts';
import { present, type Reader } from './visibleStories.ts';

export async function listFeaturedStories(
  { db }: Pick<Deps, 'db'>,
  { limit }: { readonly limit: number },
  reader: Reader,
): Promise<Story[]> {
  return present(db, await findFeatured(db, limit), reader);
}

/** The first trending stories, whose ids come from `createTrending`. */
export async function listTrendingStories(
  { db }: Deps,
  { ids, limit }: { readonly ids: readonly string[]; readonly limit: number },
  reader: Reader,
): Promise<Story[]> {
  const rows = await publishedInOrder(db, ids);
  return present(db, rows.slice(0, limit), reader);
}

/** Only reads: a change is found once it has been indexed by the request that made it. */
export async function searchStories(
  { db }: Pick<Deps, 'db'>,
  { q, limit }: { readonly q: string; readonly limit: number },
  reader: Reader,
): Promise<Story[]> {
  const rows = await publishedInOrder(db, await findStoryIds(db, q, limit));
  return present(db, rows, reader);
}

async function publishedInOrder(db: Queries, ids: readonly string[]): Promise<StoryRow[]> {
  if (ids.length === 0) return [];
  const rows = await findPublishedByIds(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
