import type { GameSession } from '@kathaloka/contract/entities';
import { beginPlay } from '@kathaloka/story';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { newOrderedId } from '../../../platform/ids.ts';
import { playableStory } from '../../catalogue/public.ts';
import { limits } from '../limits.ts';
import { countPlay, insertSession } from './sessionsRepository.ts';
import { getSession } from './getSession.ts';
import { findNewestVersion } from './versionsRepository.ts';
import { pinStory, sceneText, snapshotOf } from './snapshots.ts';
import { type BeginDeps, firstTurn, newSession } from './newSession.ts';

/** Begins a story as it is now. */
export async function createSession(
  deps: BeginDeps,
  { story_id }: { readonly story_id: string },
  user: SignedInUser,
): Promise<GameSession> {
  const { db, clock } = deps;
  await deps.rateLimiter.take(limits.session, user.id);
  await playableStory(deps, { id: story_id }, user);
  const id = newOrderedId();
  await inTransaction(db, async (transaction) => {
    await countPlay(transaction, story_id);
    const snapshot_id = await pinStory(transaction, { story_id, now: clock() });
    const snapshot = await snapshotOf(transaction, snapshot_id);
    const state = beginPlay(snapshot.play);
    const text = sceneText(snapshot, state);
    const first = firstTurn({ id: newOrderedId(), session_id: id, now: clock() }, snapshot, state, text);
    const story_version = (await findNewestVersion(transaction, story_id))?.number ?? 0;
    const session = { id, user_id: user.id, snapshot_id, story_version, now: clock() };
    await insertSession(transaction, { session: newSession(session, snapshot, first, state), first });
  });
  return getSession(deps, { session_id: id });
}
