import type { OfflineMove } from '@kathaloka/contract/entities';
import { OFFLINE_PLAY_MAX } from '@kathaloka/contract/limits';
import { choicesOf, spendable } from '@kathaloka/story';
import { AppError } from '../../../platform/AppError.ts';
import type { Queries, Transaction } from '../../../platform/db/schema.ts';
import { nextTurn } from '../../../platform/nextTurn.ts';
import { headMoved } from '../stored/newestRepository.ts';
import { summaryOf } from '../present.ts';
import { rememberLeft } from '../../series/public.ts';
import type { SessionRow } from '../stored/sessionsRepository.ts';
import { type Snapshot, snapshotOf } from '../stored/snapshots.ts';
import { withBrought } from './brought.ts';
import type { OfflinePlayRow, OfflineTurn } from './offlineRepository.ts';
import type { Replayed, ReplayedTurn } from './replayMoves.ts';
import type { Upload } from './upload.ts';

/** The parameters of all three ways to store moves. */
export interface AskedMoves {
  readonly upload: Upload;
  readonly play: OfflinePlayRow;
  readonly moves: readonly OfflineMove[];
  readonly timeOf: (at: string) => Date;
}

/** The snapshot of a play, in its language, with the values that the play took from earlier parts. */
export async function snapshotOfPlay(
  db: Queries,
  { snapshot_id, language, brought }: OfflinePlayRow,
): Promise<Snapshot> {
  const snapshot = (await snapshotOf(db, snapshot_id)).in(language);
  return { ...snapshot, play: withBrought(snapshot.play, brought) };
}

/** The turns as they are stored, and the approximate size of their rows on disk. */
export async function offlineTurns(
  { play }: Snapshot,
  replayed: readonly (Omit<ReplayedTurn, 'parent_id' | 'selected_choice'> &
    Pick<OfflineTurn, 'parent_id' | 'selected_choice'>)[],
): Promise<{ readonly turns: OfflineTurn[]; readonly bytes: number }> {
  const turns: OfflineTurn[] = [];
  let bytes = 0;
  for (const made of replayed) {
    const turn = { ...made, choices: choicesOf(play, made.state) };
    turns.push(turn);
    bytes += ROW_BYTES + Buffer.byteLength(JSON.stringify(turn));
    await nextTurn();
  }
  return { turns, bytes };
}

/** The approximate size of a turn's row, without its texts. */
const ROW_BYTES = 600;

/**
 * Makes the current turn of the play the newest turn of the session, and stores what later parts of the series take
 * from it.
 */
export async function standAt(
  transaction: Transaction,
  session: Pick<SessionRow, 'id' | 'user_id' | 'story_id'>,
  {
    snapshot,
    replayed,
    now,
    ...ids
  }: {
    readonly snapshot: Snapshot;
    readonly replayed: Replayed;
    readonly now: Date;
    readonly head_turn_id: string;
    readonly tip_turn_id: string;
  },
): Promise<void> {
  const { place, undo_xp } = replayed;
  await headMoved(transaction, {
    id: session.id,
    user_id: session.user_id,
    ...ids,
    updated_at: now,
    undo_xp,
    ...summaryOf(snapshot, spendable(place.state, { undo_xp }), place.ai_response),
  }).execute();
  const { user_id, story_id } = session;
  await rememberLeft(transaction, { user_id, story_id, play: snapshot.play, state: place.state, now });
}

/** Only a program plays for this long. */
export const tooLong = (): AppError =>
  new AppError('limit_reached', `A play has at most ${OFFLINE_PLAY_MAX} moves.`, {
    resource: 'turn',
    max: OFFLINE_PLAY_MAX,
  });
