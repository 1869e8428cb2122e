import { hasStatus } from '@kathaloka/api';
import type { Story } from '@kathaloka/contract/entities';
import { useBookmarkStoryMutation, useLikeStoryMutation } from '../client.ts';
import { useSession } from '../session/useSession.ts';

interface Reactions {
  like: (story: Story) => void;
  bookmark: (story: Story) => void;
}

/** Like and bookmark turn over at once. A guest, and whoever is one by now, is asked to log in. */
export function useReactions(onGuest: (story: Story) => void): Reactions {
  const { isSignedIn } = useSession();
  const [like] = useLikeStoryMutation();
  const [bookmark] = useBookmarkStoryMutation();

  async function react(story: Story, send: () => PromiseLike<{ error?: unknown }>): Promise<void> {
    if (!isSignedIn) return onGuest(story);
    const { error } = await send();
    if (hasStatus(error, 401)) onGuest(story);
  }

  return {
    like: (story) => void react(story, () => like({ id: story.id, is_liked: !story.user_state.hasLiked })),
    bookmark: (story) =>
      void react(story, () => bookmark({ id: story.id, is_bookmarked: !story.user_state.hasBookmarked })),
  };
}
