import { type ClientState, isRefusal } from '@kathaloka/api';
import type { HomeStory } from '@kathaloka/contract/entities';
import { useStore } from 'react-redux';
import { useSession } from '../session/useSession.ts';
import type { Reaction } from '../offline/unsentReactions.ts';
import { useReaderCall } from './useReaderCall.ts';

interface Reactions {
  like: (story: HomeStory) => void;
  bookmark: (story: HomeStory) => void;
}

/** Toggles like and bookmark optimistically. Guests and users with an ended session are asked to log in. */
export function useReactions(onGuest: (story: HomeStory) => void): Reactions {
  const { isSignedIn } = useSession();
  const store = useStore<ClientState>();
  const callAsReader = useReaderCall();

  async function react(story: HomeStory, call: Reaction['call'], isOn: boolean): Promise<void> {
    if (!isSignedIn) return onGuest(story);
    const reaction = { call, story_id: story.id, isOn };
    const { error } = await callAsReader(({ sendReaction }, dispatch) => sendReaction(dispatch, reaction));
    if (isRefusal(error, 'not_signed_in') && !store.getState().session.isSignedIn) onGuest(story);
  }

  return {
    like: (story) => void react(story, 'likeStory', !story.user_state.hasLiked),
    bookmark: (story) => void react(story, 'bookmarkStory', !story.user_state.hasBookmarked),
  };
}
