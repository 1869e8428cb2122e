import type { StoryAuthor } from '@kathaloka/contract/entities';
import { useSession } from '../../session/useSession.ts';

/** The signed-in person as readers see an author: by the display name, or else the username. */
export function useAuthor(): StoryAuthor {
  const { user } = useSession();
  const display_name = user?.display_name ?? user?.username ?? null;
  return { display_name, avatar_url: user?.avatar_url ?? null, username: null };
}
