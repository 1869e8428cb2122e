import type { Deps } from '../../platform/Deps.ts';
import { findById } from './repository.ts';

/** Who a story says has written it, in any status; null where nobody is named. */
export async function authorOf(
  { db }: Pick<Deps, 'db'>,
  { story_id }: { readonly story_id: string },
): Promise<string | null> {
  const row = await findById(db, story_id);
  return row?.teller?.name ?? row?.author?.display_name ?? null;
}
