import type { Story } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { maySee } from './policy.ts';
import { ratingsFor } from './ratings.ts';
import { findById } from './repository.ts';
import { presentStories, type Reader } from './present.ts';

/** A story. Drafts and archived stories exist only for their author and administrators. */
export async function getStory(
  deps: Pick<Deps, 'db' | 'config'>,
  { id }: { readonly id: string },
  reader: Reader,
): Promise<Story> {
  const { db } = deps;
  const row = await findById(db, id);
  if (!row || !maySee(row, reader, ratingsFor(deps, reader))) throw notFound('story');
  const [story] = await presentStories(db, [row], reader);
  return story!;
}
