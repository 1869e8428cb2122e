import { type ApiError, type ClientState, withReactions } from '@kathaloka/api';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { catalogue } from '../client.ts';
import { mayArriveLater, noteSent, type Reaction, unsentOf } from './unsentReactions.ts';

type Dispatch = ThunkDispatch<ClientState, unknown, UnknownAction>;

const { bookmarkStory, likeStory, shareStory } = withReactions(catalogue).endpoints;

export { shareStory };

/** No component subscribes to the state of these mutations. */
const UNTRACKED = { track: false };

async function send(
  dispatch: Dispatch,
  { call, story_id, isOn }: Reaction,
  sequence?: number,
): Promise<ApiError | undefined> {
  const params = { id: story_id };
  const { error } = await (call === 'likeStory'
    ? dispatch(likeStory.initiate({ params, body: { is_liked: isOn, sequence } }, UNTRACKED))
    : dispatch(bookmarkStory.initiate({ params, body: { is_bookmarked: isOn, sequence } }, UNTRACKED)));
  return error as ApiError | undefined;
}

/** Sends a click of the signed-in user. If it does not reach the server, it is stored for `resendReactions`. */
export async function sendReaction(
  dispatch: Dispatch,
  reaction: Reaction,
): Promise<{ readonly error: ApiError | undefined }> {
  const sequence = Date.now();
  const user_id = dispatch((_, getState) => getState().session.user?.id);
  const error = await send(dispatch, reaction);
  if (user_id !== undefined) noteSent({ ...reaction, user_id, sequence }, error);
  return { error };
}

/** Sends the clicks of an account that have not reached the server. Stops at the first one that still does not. */
export async function resendReactions(dispatch: Dispatch, user_id: string): Promise<void> {
  for (const unsent of unsentOf(user_id)) {
    if (dispatch((_, getState) => getState().session.user?.id) !== user_id) return;
    const error = await send(dispatch, unsent, unsent.sequence);
    if (mayArriveLater(error)) return;
    noteSent(unsent, error);
  }
}
