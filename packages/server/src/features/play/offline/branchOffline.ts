import { spendable } from '@kathaloka/story';
import type { Transaction } from '../../../platform/db/schema.ts';
import { newOrderedId } from '../../../platform/ids.ts';
import { newSession } from '../sessions/newSession.ts';
import { keyOf } from '../stored/SessionKey.ts';
import { partOf } from '../sessions/partOf.ts';
import { insertSessionRow, type SessionRow } from '../stored/sessionsRepository.ts';
import { inheritTurns, planInheritance } from '../turns/inheritedRepository.ts';
import { findTurn } from '../stored/turnsRepository.ts';
import { rememberLeft } from '../../series/public.ts';
import { insertOfflineTurns } from './offlineRepository.ts';
import { type AskedMoves, offlineTurns, snapshotOfPlay } from './offlineTurns.ts';
import { type Place, replayMoves } from './replayMoves.ts';
import type { Made } from './upload.ts';

/**
 * Begins a new session at the last common turn, because the session of this play has also been played online since.
 * That session is not changed; the caller has locked it.
 */
export async function branchOffline(
  transaction: Transaction,
  { upload, play, moves, timeOf, session: origin }: AskedMoves & { readonly session: SessionRow },
): Promise<Made> {
  const { user_id, now, isYoung, version } = upload;
  const common = await findTurn(transaction, { ...keyOf(origin), id: play.turn_id! });
  if (!common) throw new Error(`Session ${origin.id} has lost turn ${play.turn_id}.`);
  const inheritance = await planInheritance(transaction, { user_id, turn_id: common.id });
  const copies = new Map(inheritance.origins.map((id, at) => [id, inheritance.ids[at]!]));
  const copyOf = (id: string) => copies.get(id) ?? id;
  const snapshot = await snapshotOfPlay(transaction, play);
  // undo reaches only the turns that are copied; of a very long play only the latest ones are
  const stored = async (id: string): Promise<Place | undefined> =>
    copies.has(id) ? findTurn(transaction, { ...keyOf(origin), id }) : undefined;
  const from = { place: common, tip_turn_id: common.id, undo_xp: play.undo_xp };
  const replayed = await replayMoves({ snapshot, from, moves, stored, timeOf });
  const session_id = newOrderedId();
  const made = { session_id, replayed, turn_id: copyOf(replayed.place.id) };
  if (replayed.made === 0) return { ...made, session_id: origin.id, turn_id: common.id };
  const { turns, bytes } = await offlineTurns(
    snapshot,
    replayed.turns.map((turn) => ({ ...turn, parent_id: copyOf(turn.parent_id) })),
  );
  const { place, undo_xp } = replayed;
  const ids = {
    id: session_id,
    user_id,
    snapshot_id: play.snapshot_id,
    story_version: version.number,
    language: snapshot.languages.find((offered) => offered === play.language) ?? null,
    is_uncounted: isYoung || origin.is_uncounted,
    now,
  };
  const head = { id: made.turn_id, ai_response: place.ai_response };
  const session = newSession(ids, snapshot, head, spendable(place.state, { undo_xp }));
  const told_bytes = bytes + partOf(origin, copies.size);
  await insertSessionRow(transaction, {
    ...session,
    tip_turn_id: copyOf(replayed.tip_turn_id),
    undo_xp,
    begun_offline: true,
    turns_told: copies.size + turns.length,
    told_bytes,
  });
  if (!(await inheritTurns(transaction, session, origin, inheritance)))
    throw new Error(`Session ${origin.id} has lost turns.`);
  await insertOfflineTurns(transaction, { session_id, user_id, snapshot_id: play.snapshot_id, now }, turns);
  const { story_id } = play;
  await rememberLeft(transaction, { user_id, story_id, play: snapshot.play, state: place.state, now });
  return made;
}
