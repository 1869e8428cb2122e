import { type ApiError, type ClientState, isRefusal } from '@kathaloka/api';
import { OFFLINE_MOVES_MAX } from '@kathaloka/contract/limits';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { uploadPlay } from './calls.ts';
import type { Owner, StoredPlay } from './database.ts';
import { changePlay, findPlay, playsOf, readMoves, removeUploaded, renamePlay } from './plays.ts';
import { readersNow } from './readers.ts';

export type Dispatch = ThunkDispatch<ClientState, unknown, UnknownAction>;

/** A lock, so that one tab uploads at a time. */
const LOCK = 'kathaloka.offline-upload';

/** Refusals that are final. */
const FINAL = ['version_unknown', 'not_found'] as const;
/** Refusals after which a play stays on the device. Some may end later, for example once a guardian consents. */
const STAYING = [
  ...FINAL,
  'premium_required',
  'rated_older',
  'choices_only',
  'consent_required',
  'limit_reached',
] as const;

/** Uploads the plays of this account that the server does not have yet. */
export async function uploadPlays(dispatch: Dispatch, owner: Owner): Promise<void> {
  const run = async () => {
    for (const play of await playsOf([owner])) if (!(await uploadOne(dispatch, play))) return;
  };
  await (navigator.locks ? navigator.locks.request(LOCK, run) : run());
}

export const isWaiting = ({ moves, stored, stays, refused }: StoredPlay): boolean =>
  moves > stored && refused === null && !FINAL.some((reason) => reason === stays);

/** Uploads a play. Returns what to do next. */
async function uploadOne(
  dispatch: Dispatch,
  { offline_id, owner }: Pick<StoredPlay, 'offline_id' | 'owner'>,
): Promise<boolean> {
  for (;;) {
    const play = await findPlay(offline_id);
    if (!play || !isWaiting(play)) return true;
    const moves = await readMoves(offline_id);
    // another reader may have signed in meanwhile
    if (dispatch(readersNow).reader !== owner) return false;
    const { story_id, snapshot_id, language, brought, begun_at, seed, stored: from } = play;
    const body = { story_id, snapshot_id, language, brought, begun_at, from, ...(seed && { seed }) };
    const { data, error } = await dispatch(
      uploadPlay.initiate(
        {
          user_id: owner,
          params: { offline_id },
          body: { ...body, moves: moves.slice(from, from + OFFLINE_MOVES_MAX) },
        },
        { track: false },
      ),
    );
    if (!data) {
      const next = await handleRefusal(play, error as ApiError);
      if (next === 'again') continue;
      return next === 'others';
    }
    const { stored, session_id, refused, is_completed } = data;
    if (refused) {
      await changePlay(offline_id, { stored, session_id, refused, stays: 'refused' });
      return true;
    }
    // the session was deleted elsewhere, and must not be created again
    if (stored <= from) return true;
    await changePlay(offline_id, { stored, session_id, stays: null });
    // a finished play is now read on the server
    if (is_completed && (await removeUploaded(offline_id, stored))) return true;
  }
}

/** `again`: retry this play from what the server has; `others`: the next play; `later`: stop for now. */
type Next = 'again' | 'others' | 'later';

async function handleRefusal({ offline_id, stored }: StoredPlay, error: ApiError | undefined): Promise<Next> {
  if (isRefusal(error, 'offline_gap')) {
    // the server has fewer moves than before: its session was deleted
    await changePlay(offline_id, { stored: error.stored, session_id: null });
    return error.stored === stored ? 'others' : 'again';
  }
  if (isRefusal(error, 'offline_differs')) {
    await renamePlay(offline_id);
    return 'others';
  }
  const stays = STAYING.find((code) => isRefusal(error, code));
  if (stays !== undefined) {
    await changePlay(offline_id, { stays });
    return 'others';
  }
  // the rate limit is reached, or the server is unreachable or fails
  if (error?.kind !== 'http' || error.status >= 500 || isRefusal(error, 'rate_limited')) return 'later';
  if (isRefusal(error, 'not_signed_in')) return 'later';
  await changePlay(offline_id, { stays: 'failed' });
  return 'others';
}
