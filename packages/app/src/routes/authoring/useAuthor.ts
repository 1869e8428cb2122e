import type { StoryAuthor } from '@kathaloka/contract/entities';
import { useSession } from '../../session/useSession.ts';

/** The person who is signed in, as readers see the author of a story: by the username where there is no display name. */
export function useAuthor(): StoryAuthor {
  const { user } = useSession();
  return { display_name: user?.display_name ?? user?.username ?? null, avatar_url: user?.avatar_url ?? null };
}
