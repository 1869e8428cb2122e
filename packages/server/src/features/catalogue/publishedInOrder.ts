import type { Queries } from '../../platform/db/schema.ts';
import { findPublishedByIds, type StoryRow } from './repository.ts';

export async function publishedInOrder(db: Queries, ids: readonly string[]): Promise<StoryRow[]> {
  if (ids.length === 0) return [];
  const rows = await findPublishedByIds(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
