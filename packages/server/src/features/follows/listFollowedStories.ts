import type { Story } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { listNewestBy } from '../catalogue/public.ts';
import { followedBy } from './repository.ts';

/** The newest stories of the authors whom a reader follows. */
export async function listFollowedStories(
  deps: Pick<Deps, 'db' | 'config'>,
  reader: SignedInUser,
): Promise<Story[]> {
  const authors = await followedBy(deps.db, reader.id);
  return listNewestBy(
    deps,
    authors.map(({ id }) => id),
    reader,
  );
}
