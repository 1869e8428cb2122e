import type { GameSession } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { newOrderedId } from '../../../platform/ids.ts';
import { notFound } from '../../../platform/notFound.ts';
import { limits } from '../limits.ts';
import { findTurn } from '../turns/turnsRepository.ts';
import { findSession, insertSession } from './sessionsRepository.ts';
import { getSession } from './getSession.ts';
import { findPinnedVersion } from './versionsRepository.ts';
import { snapshotOf } from './snapshots.ts';
import { type BeginDeps, firstTurn, newSession } from './newSession.ts';

/** Begins a session of its own from the state after a turn of another one. */
export async function branchSession(
  deps: BeginDeps,
  { session_id, turn_id }: { readonly session_id: string; readonly turn_id: string },
  user: SignedInUser,
): Promise<GameSession> {
  const { db, clock } = deps;
  await deps.rateLimiter.take(limits.session, user.id);
  const id = newOrderedId();
  await inTransaction(db, async (transaction) => {
    const origin = await findSession(transaction, session_id);
    const turn = origin && (await findTurn(transaction, { session_id, id: turn_id }));
    if (!turn) throw notFound('session');
    const { state, snapshot_id } = turn;
    const snapshot = await snapshotOf(transaction, snapshot_id);
    const story_version = await findPinnedVersion(transaction, origin, snapshot_id);
    const ids = { id: newOrderedId(), session_id: id, now: clock() };
    const first = {
      ...firstTurn(ids, snapshot, state, turn.ai_response ?? ''),
      image_url: turn.image_url,
      image_alt: turn.image_alt,
      style: turn.style,
    };
    const session = { id, user_id: user.id, snapshot_id, story_version, now: clock() };
    await insertSession(transaction, { session: newSession(session, snapshot, first, state), first });
  });
  return getSession(deps, { session_id: id });
}
