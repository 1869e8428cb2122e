import { beginPlay, spendable } from '@kathaloka/story';
import type { Transaction } from '../../../platform/db/schema.ts';
import { newOrderedId } from '../../../platform/ids.ts';
import { rememberLeft } from '../../series/public.ts';
import { newSession } from '../sessions/newSession.ts';
import { insertSessionRow } from '../stored/sessionsRepository.ts';
import { type Snapshot, sceneText } from '../stored/snapshots.ts';
import { asStored } from '../stored/inEveryLanguage.ts';
import { insertOfflineTurns } from './offlineRepository.ts';
import { type AskedMoves, offlineTurns, snapshotOfPlay } from './offlineTurns.ts';
import { replayMoves } from './replayMoves.ts';
import type { Made } from './upload.ts';

/** Begins a new session for the moves of a device. If the first move is refused, no session begins. */
export async function beginOffline(
  transaction: Transaction,
  { upload, play, moves, timeOf }: AskedMoves,
): Promise<Made> {
  const { user_id, now, version, isYoung: is_uncounted } = upload;
  const snapshot = await snapshotOfPlay(transaction, play);
  const seed = upload.seed ?? play.offline_id;
  const first = firstPlace(snapshot, seed, timeOf(upload.begun_at));
  const from = { place: first, tip_turn_id: first.id, undo_xp: 0 };
  const stored = (id: string) => Promise.resolve(id === first.id ? first : undefined);
  const replayed = await replayMoves({ snapshot, from, moves, stored, timeOf });
  const session_id = newOrderedId();
  const made = { session_id, replayed, turn_id: replayed.place.id };
  if (replayed.made === 0) return made;
  const { turns, bytes: told_bytes } = await offlineTurns(snapshot, [first, ...replayed.turns]);
  const { place, undo_xp, tip_turn_id } = replayed;
  const ids = {
    id: session_id,
    user_id,
    snapshot_id: play.snapshot_id,
    story_version: version.number,
    language: snapshot.languages.find((offered) => offered === play.language) ?? null,
    is_uncounted,
    now,
  };
  await insertSessionRow(transaction, {
    ...newSession(ids, snapshot, place, spendable(place.state, { undo_xp })),
    tip_turn_id,
    undo_xp,
    begun_offline: true,
    turns_told: turns.length,
    told_bytes,
  });
  const told = { session_id, user_id, snapshot_id: play.snapshot_id, now };
  await insertOfflineTurns(transaction, told, turns);
  const { story_id } = play;
  await rememberLeft(transaction, { user_id, story_id, play: snapshot.play, state: place.state, now });
  return made;
}

function firstPlace(snapshot: Snapshot, seed: string, told_offline_at: Date) {
  const state = asStored(snapshot, beginPlay(snapshot.play, seed));
  return {
    id: newOrderedId(),
    parent_id: null,
    selected_choice: null,
    selected_answer: null,
    from_node: null,
    state,
    ai_response: sceneText(snapshot, state),
    told_offline_at,
  };
}
