import { SESSION_TURNS_MAX } from '@kathaloka/contract/limits';
import type { Transaction } from '../../../platform/db/schema.ts';
import { findRunning } from '../stored/actionsRepository.ts';
import { keyOf } from '../stored/SessionKey.ts';
import type { SessionRow } from '../stored/sessionsRepository.ts';
import { headOf } from '../turns/goTo.ts';
import { findTurn } from '../stored/turnsRepository.ts';
import { addTold, insertOfflineTurns, type OfflinePlayRow } from './offlineRepository.ts';
import { type AskedMoves, offlineTurns, snapshotOfPlay, standAt, tooLong } from './offlineTurns.ts';
import { replayMoves } from './replayMoves.ts';
import type { Made } from './upload.ts';

/** Whether the session was played online since the last upload, runs an action, or plays another version. */
export async function hasGoneOn(
  transaction: Transaction,
  play: OfflinePlayRow,
  session: SessionRow,
): Promise<boolean> {
  if (session.head_turn_id !== play.turn_id || session.snapshot_id !== play.snapshot_id) return true;
  return (await findRunning(transaction, keyOf(session))) !== undefined;
}

/** Adds the moves to the session of this play. The caller has locked the session. */
export async function goOnOffline(
  transaction: Transaction,
  { upload: { now }, play, moves, timeOf, session }: AskedMoves & { readonly session: SessionRow },
): Promise<Made> {
  if (session.turns_told + moves.length > SESSION_TURNS_MAX) throw tooLong();
  const snapshot = await snapshotOfPlay(transaction, play);
  const { undo_xp, tip_turn_id } = session;
  const from = { place: await headOf(transaction, session), tip_turn_id, undo_xp };
  const stored = (id: string) => findTurn(transaction, { ...keyOf(session), id });
  const replayed = await replayMoves({ snapshot, from, moves, stored, timeOf });
  const made = { session_id: session.id, replayed, turn_id: replayed.place.id };
  if (replayed.made === 0) return made;
  const { turns, bytes } = await offlineTurns(snapshot, replayed.turns);
  await insertOfflineTurns(transaction, { ...keyOf(session), snapshot_id: session.snapshot_id, now }, turns);
  await addTold(transaction, keyOf(session), { turns: turns.length, bytes });
  const head_turn_id = replayed.place.id;
  await standAt(transaction, session, {
    snapshot,
    replayed,
    now,
    head_turn_id,
    tip_turn_id: replayed.tip_turn_id,
  });
  return made;
}
