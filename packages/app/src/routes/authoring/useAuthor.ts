import type { StoryAuthor } from '@kathaloka/contract/entities';
import { useSession } from '../../session/useSession.ts';

/** Whoever is signed in, as readers see the author of a story. */
export function useAuthor(): StoryAuthor {
  const { user } = useSession();
  return { display_name: user?.display_name ?? null, avatar_url: user?.avatar_url ?? null };
}
