import type { Series } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { visibleStories } from '../catalogue/public.ts';
import { findFinished, findParts, findSeries, hasLeft } from './repository.ts';

/** A series as its reader sees it. Not found if the reader may see none of its parts. */
export async function getSeries(
  deps: Pick<Deps, 'db' | 'config'>,
  { slug }: { readonly slug: string },
  reader: SignedInUser | null,
): Promise<Series> {
  const { db } = deps;
  const found = await findSeries(db, slug);
  if (!found) throw notFound('series');
  const { id, shares: _, ...series } = found;
  const ids = await findParts(db, id);
  const stories = await visibleStories(deps, { ids }, reader);
  if (stories.length === 0) throw notFound('series');
  const parts = ids.flatMap((part) => stories.find((story) => story.id === part) ?? []);
  if (!reader) return { ...series, parts, finished: [], remembers: false };
  const finished = await findFinished(db, { user_id: reader.id, story_ids: ids });
  return {
    ...series,
    parts,
    finished: parts.flatMap((part) => (finished.has(part.id) ? [part.id] : [])),
    remembers: await hasLeft(db, { user_id: reader.id, story_ids: ids }),
  };
}
