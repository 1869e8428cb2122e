import type { OfflineMove, UploadedPlay } from '@kathaloka/contract/entities';
import { OFFLINE_PLAY_MAX } from '@kathaloka/contract/limits';
import { AppError } from '../../../platform/AppError.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { refuseFull } from '../../../platform/limits/storage.ts';
import { lockSession, type SessionRow } from '../stored/sessionsRepository.ts';
import { snapshotOf } from '../stored/snapshots.ts';
import { beginOffline } from './beginOffline.ts';
import { branchOffline } from './branchOffline.ts';
import { believed } from './brought.ts';
import { goOnOffline, hasGoneOn } from './goOnOffline.ts';
import { tooLong } from './offlineTurns.ts';
import { countOf, digestsOf, firstDifference } from './moveDigests.ts';
import {
  insertOfflinePlay,
  lockOfflinePlay,
  type OfflinePlayRow,
  updateOfflinePlay,
} from './offlineRepository.ts';
import type { Made, Upload } from './upload.ts';

/**
 * The answer, or, if the upload leaves out moves, the number of moves before the gap. The caller throws the error of
 * a gap after the commit.
 */
export type Stored = UploadedPlay | { readonly gap: number };

/**
 * Stores the new moves of an upload as turns. Locks the play, then its session, so that a second tab waits and then
 * finds what the first has stored.
 */
export async function storeMoves(transaction: Transaction, upload: Upload): Promise<Stored> {
  const play = await lockedPlay(transaction, upload);
  if (!play) return upload.from === 0 ? nothing : { gap: 0 };
  const stored = countOf(play.digests);
  if (upload.from > stored) return { gap: stored };
  refuseAnother(play, upload);
  const session = await sessionOf(transaction, play);
  const fresh = upload.moves.slice(stored - upload.from);
  if (fresh.length === 0) return answerOf(stored, session);
  if (stored + fresh.length > OFFLINE_PLAY_MAX) throw tooLong();
  await refuseFull(transaction, upload.user_id);
  if (session || stored === 0) return storeFresh(transaction, upload, { play, session, fresh });
  // the session was deleted, but the device played on: the play begins again once the device has sent all moves
  await updateOfflinePlay(transaction, play, {
    digests: Buffer.alloc(0),
    session_id: null,
    turn_id: null,
    undo_xp: 0,
  });
  if (upload.from > 0) return { gap: 0 };
  return storeFresh(transaction, upload, { play: fromBeginning(play), session, fresh: upload.moves });
}

const nothing: UploadedPlay = { stored: 0, session_id: null, is_completed: false, refused: null };

const fromBeginning = (play: OfflinePlayRow): OfflinePlayRow => ({
  ...play,
  digests: Buffer.alloc(0),
  session_id: null,
  turn_id: null,
  undo_xp: 0,
});

/** Locks the play. If there is none and the upload begins one, inserts it first; otherwise undefined. */
async function lockedPlay(transaction: Transaction, upload: Upload): Promise<OfflinePlayRow | undefined> {
  const { user_id, offline_id, story_id, snapshot_id, moves, from, version, now } = upload;
  const known = await lockOfflinePlay(transaction, upload);
  if (known || moves.length === 0 || from > 0) return known;
  const { play } = await snapshotOf(transaction, snapshot_id);
  await insertOfflinePlay(transaction, {
    user_id,
    offline_id,
    story_id,
    snapshot_id,
    language: upload.language ?? null,
    brought: upload.brought ? believed(play, upload.brought) : null,
    begun_at: timeOf(upload.begun_at, { version, now }),
    uploaded_at: now,
  });
  return lockOfflinePlay(transaction, upload);
}

/** Refuses an upload with the id of this play if its moves or its version differ from the stored ones. */
function refuseAnother(play: OfflinePlayRow, { from, moves, snapshot_id }: Upload): void {
  const isOther = play.snapshot_id !== snapshot_id;
  const at = isOther ? 0 : firstDifference(play.digests, { from, moves });
  if (at === null) return;
  const detail =
    'This play has gone on otherwise on another device. It can be uploaded as a play of its own.';
  throw new AppError('offline_differs', detail, { at });
}

const sessionOf = async (
  transaction: Transaction,
  { session_id, user_id }: OfflinePlayRow,
): Promise<SessionRow | undefined> =>
  session_id === null ? undefined : lockSession(transaction, { session_id, user_id });

const answerOf = (stored: number, session: SessionRow | undefined): UploadedPlay => ({
  stored,
  session_id: session?.id ?? null,
  is_completed: session?.is_completed ?? false,
  refused: null,
});

interface Fresh {
  readonly play: OfflinePlayRow;
  readonly session: SessionRow | undefined;
  readonly fresh: readonly OfflineMove[];
}

async function storeFresh(
  transaction: Transaction,
  upload: Upload,
  { play, session, fresh }: Fresh,
): Promise<UploadedPlay> {
  const made = await makeFresh(transaction, upload, { play, session, fresh });
  const { replayed, session_id, turn_id } = made;
  const stored = countOf(play.digests) + replayed.made;
  if (replayed.made > 0)
    await updateOfflinePlay(transaction, play, {
      session_id,
      turn_id,
      undo_xp: replayed.undo_xp,
      digests: Buffer.concat([play.digests, digestsOf(fresh.slice(0, replayed.made))]),
      uploaded_at: upload.now,
    });
  const isThere = stored > 0;
  return {
    stored,
    session_id: isThere ? session_id : null,
    is_completed: isThere && replayed.place.state.is_completed,
    refused: replayed.refused && { ...replayed.refused, at: stored },
  };
}

/** Adds the moves to the play's session, to a new one, or to one that branches at the common turn. */
async function makeFresh(
  transaction: Transaction,
  upload: Upload,
  { play, session, fresh }: Fresh,
): Promise<Made> {
  const asked = { upload, play, moves: fresh, timeOf: (at: string) => timeOf(at, upload) };
  if (!session) return beginOffline(transaction, asked);
  return (await hasGoneOn(transaction, play, session))
    ? branchOffline(transaction, { ...asked, session })
    : goOnOffline(transaction, { ...asked, session });
}

/** The time of a move. The clock of the device may be wrong, so a time before the version or after now is corrected. */
function timeOf(at: string, { version, now }: Pick<Upload, 'version' | 'now'>): Date {
  const ms = Math.max(new Date(at).getTime(), version.created_at.getTime());
  return new Date(Math.min(ms, now.getTime()));
}
