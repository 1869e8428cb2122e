import type { StoryVersions } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import { presentRestorePoint, presentVersion } from '../present.ts';
import { findRestorePoints } from '../editing/restorePointsRepository.ts';
import { findVersions } from './versionsRepository.ts';

/** All stored versions and restore points, newest first. */
export async function listStoryVersions(
  { db }: Pick<Deps, 'db'>,
  { id }: { readonly id: string },
): Promise<StoryVersions> {
  const [versions, points] = [await findVersions(db, id), await findRestorePoints(db, id)];
  return { versions: versions.map(presentVersion), restore_points: points.map(presentRestorePoint) };
}
