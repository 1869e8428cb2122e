import type { StoryEndings } from '@kathaloka/contract/entities';
import { endingHint } from '@kathaloka/story';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { foundEndings } from './foundEndings.ts';
import { findLastFinished, findScenesEntered } from './foundEndingsRepository.ts';
import { snapshotOfSession } from '../stored/snapshots.ts';

const NONE: StoryEndings = { found: [], total: 0, hint: null, language: null };

/**
 * The endings of a story that a reader has found. Empty if the reader has not played the story, or has found
 * none.
 */
export async function getFoundEndings(
  { db }: Pick<Deps, 'db'>,
  { story_id }: { readonly story_id: string },
  { id: user_id }: Pick<SignedInUser, 'id'>,
): Promise<StoryEndings> {
  const last = await findLastFinished(db, { user_id, story_id });
  if (!last) return NONE;
  const all = await findScenesEntered(db, { user_id, story_ids: [story_id] });
  const entered = all.get(story_id) ?? new Set();
  const snapshot = await snapshotOfSession(db, last);
  const endings = foundEndings(snapshot, entered);
  if (endings.found.length === 0) return NONE;
  const hint = endingHint(snapshot.play.graph, { plays: last.plays, entered });
  return { ...endings, hint, language: snapshot.language };
}
