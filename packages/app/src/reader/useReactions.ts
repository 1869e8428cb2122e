import { type ClientState, hasCode } from '@kathaloka/api';
import type { HomeStory } from '@kathaloka/contract/entities';
import { useStore } from 'react-redux';
import { useSession } from '../session/useSession.ts';
import { useReaderCall } from './useReaderCall.ts';

interface Reactions {
  like: (story: HomeStory) => void;
  bookmark: (story: HomeStory) => void;
}

/** No component subscribes to these mutations. */
const UNTRACKED = { track: false };

/** Toggles like and bookmark optimistically. Guests and users with an ended session are asked to log in. */
export function useReactions(onGuest: (story: HomeStory) => void): Reactions {
  const { isSignedIn } = useSession();
  const store = useStore<ClientState>();
  const callAsReader = useReaderCall();

  async function react(story: HomeStory, send: () => Promise<{ error?: unknown }>): Promise<void> {
    if (!isSignedIn) return onGuest(story);
    const { error } = await send();
    if (hasCode(error, 'not_signed_in') && !store.getState().session.isSignedIn) onGuest(story);
  }

  return {
    like(story) {
      const input = { params: { id: story.id }, body: { is_liked: !story.user_state.hasLiked } };
      void react(story, () =>
        callAsReader(({ likeStory }, dispatch) => dispatch(likeStory.initiate(input, UNTRACKED))),
      );
    },
    bookmark(story) {
      const input = { params: { id: story.id }, body: { is_bookmarked: !story.user_state.hasBookmarked } };
      void react(story, () =>
        callAsReader(({ bookmarkStory }, dispatch) => dispatch(bookmarkStory.initiate(input, UNTRACKED))),
      );
    },
  };
}
