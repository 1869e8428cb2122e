import type { StoryVersions } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import { presentVersion } from '../present.ts';
import { findVersions } from './versionsRepository.ts';

/** All stored versions, newest first. */
export async function listStoryVersions(
  { db }: Pick<Deps, 'db'>,
  { id }: { readonly id: string },
): Promise<StoryVersions> {
  return { versions: (await findVersions(db, id)).map(presentVersion) };
}
