import type { FoundEndings } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { foundEndings } from './foundEndings.ts';
import { findLastFinished, findScenesEntered } from './foundEndingsRepository.ts';
import { snapshotOf } from './snapshots.ts';

const NONE: FoundEndings = { found: [], total: 0 };

/** What somebody has found of a story. Of one that they have not played it is the same as of one that is not there. */
export async function getFoundEndings(
  { db }: Pick<Deps, 'db'>,
  { story_id }: { readonly story_id: string },
  { id: user_id }: Pick<SignedInUser, 'id'>,
): Promise<FoundEndings> {
  const last = await findLastFinished(db, { user_id, story_id });
  if (!last) return NONE;
  const entered = await findScenesEntered(db, { user_id, story_ids: [story_id] });
  const endings = foundEndings(await snapshotOf(db, last.snapshot_id), entered.get(story_id));
  return endings.found.length > 0 ? endings : NONE;
}
