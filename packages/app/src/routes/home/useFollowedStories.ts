import type { HomeStory } from '@kathaloka/contract/entities';
import { useListFollowedStoriesQuery } from '../../client.ts';
import { useSession } from '../../session/useSession.ts';

const NONE: readonly HomeStory[] = [];

/** The newest stories of the authors whom the reader follows; none until they have loaded, and after a failure. */
export function useFollowedStories(): readonly HomeStory[] {
  const { isSignedIn, user } = useSession();
  const { data } = useListFollowedStoriesQuery(undefined, { skip: !isSignedIn || Boolean(user?.youth) });
  return data ?? NONE;
}
