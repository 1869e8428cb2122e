import type { Deps } from '../../platform/Deps.ts';
import { findById } from './repository.ts';

/** The name of the author of a story in any status, as readers see it. Null if the story shows none. */
export async function authorOf(
  { db }: Pick<Deps, 'db'>,
  { story_id }: { readonly story_id: string },
): Promise<string | null> {
  const row = await findById(db, story_id);
  return row?.teller?.name ?? row?.author?.display_name ?? null;
}
