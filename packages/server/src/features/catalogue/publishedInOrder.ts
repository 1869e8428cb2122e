import type { Ratings } from '../../platform/db/published.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { isRatedFor } from './policy.ts';
import { findPublishedByIds, type StoryRow } from './repository.ts';

export async function publishedInOrder(
  db: Queries,
  ids: readonly string[],
  ratings: Ratings,
): Promise<StoryRow[]> {
  if (ids.length === 0) return [];
  const rows = await findPublishedByIds(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inOrder = ids.flatMap((id) => byId.get(id) ?? []);
  return inOrder.filter((row) => isRatedFor(row, ratings));
}
