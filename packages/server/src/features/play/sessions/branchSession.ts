import type { GameSession } from '@kathaloka/contract/entities';
import { spendable } from '@kathaloka/story';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { newOrderedId } from '../../../platform/ids.ts';
import { refuseFull } from '../../../platform/limits/storage.ts';
import { notFound } from '../../../platform/notFound.ts';
import { takeSessionLimit } from '../limits.ts';
import { inheritTurns, planInheritance } from '../turns/inheritedRepository.ts';
import { findTurn } from '../stored/turnsRepository.ts';
import { partOf } from './partOf.ts';
import { findBegun, insertSessionRow, lockSession } from '../stored/sessionsRepository.ts';
import { getSession } from './getSession.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { findPinnedVersion } from '../stored/versionsRepository.ts';
import { snapshotOf } from '../stored/snapshots.ts';
import { type BeginDeps, newSession } from './newSession.ts';

interface Asked extends SessionKey {
  readonly turn_id: string;
  /** The idempotency key: the same for every attempt to begin this session. */
  readonly key?: string | undefined;
}

/** Begins a session from the state after a turn of another session, with copies of the turns up to that one. */
export async function branchSession(
  deps: BeginDeps,
  { session_id, user_id, turn_id, key }: Asked,
): Promise<GameSession> {
  const { db, clock } = deps;
  const inheritance = await planInheritance(db, { user_id, turn_id });
  await takeSessionLimit(deps, { user_id, turns: inheritance.ids.length });
  const id = newOrderedId();
  const begun = await inTransaction(db, async (transaction) => {
    // the lock makes concurrent requests with the same key wait
    const origin = await lockSession(transaction, { session_id, user_id });
    const findKnown = () => findBegun(transaction, { user_id, key, story_id: origin?.story_id });
    const known = await findKnown();
    if (known) return known;
    const turn = origin && (await findTurn(transaction, { session_id, user_id, id: turn_id }));
    if (!turn) throw notFound('session');
    await refuseFull(transaction, user_id);
    const { state, snapshot_id } = turn;
    const snapshot = await snapshotOf(transaction, snapshot_id);
    const story_version = await findPinnedVersion(transaction, origin, snapshot_id);
    const { language, is_uncounted } = origin;
    const ids = {
      id,
      user_id,
      snapshot_id,
      story_version,
      language,
      creation_key: key ?? null,
      is_uncounted,
    };
    const head = { id: inheritance.ids.at(-1)!, ai_response: turn.ai_response };
    const { undo_xp } = origin;
    const session = newSession({ ...ids, now: clock() }, snapshot, head, spendable(state, { undo_xp }));
    const turns_told = inheritance.ids.length;
    const told_bytes = partOf(origin, turns_told);
    const row = { ...session, undo_xp, turns_told, told_bytes };
    if (!(await insertSessionRow(transaction, row))) return (await findKnown()) || id;
    // the turns were deleted meanwhile
    if (!(await inheritTurns(transaction, session, origin, inheritance))) throw notFound('session');
    return id;
  });
  return getSession(deps, { session_id: begun, user_id });
}
