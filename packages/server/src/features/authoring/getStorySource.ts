import type { AuthoredStory } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { getStory } from '../catalogue/public.ts';
import { presentAuthored } from './present.ts';
import { findEdited } from './repository.ts';
import type { AskedStory } from './ownStories.ts';

/** A story with everything that its author has written, including unpublished changes. */
export async function getStorySource(
  deps: Pick<Deps, 'db' | 'config'>,
  { id }: AskedStory,
  reader: SignedInUser,
): Promise<AuthoredStory> {
  const row = await findEdited(deps.db, id);
  if (!row) throw notFound('story');
  return presentAuthored(await getStory(deps, { id }, reader), row);
}
