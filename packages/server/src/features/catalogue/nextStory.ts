import type { Story } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { findAlike } from './nextStoryRepository.ts';
import { playableStories } from './playableStories.ts';

interface Asked {
  readonly story_id: string;
  /** Stories to offer before all others, in this order. */
  readonly first: readonly string[];
  /** Stories that must not be offered. */
  readonly except: readonly string[];
}

/** Suggests a playable story in the same language, with the most similar category and tags. */
export async function nextStory(
  { db }: Pick<Deps, 'db'>,
  { story_id, first, except }: Asked,
  reader: SignedInUser,
): Promise<Story | null> {
  const ids = [...first, ...(await findAlike(db, { story_id, except: [story_id, ...first, ...except] }))];
  const [story = null] = await playableStories({ db }, { ids, limit: 1 }, reader);
  return story;
}
