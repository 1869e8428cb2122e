import type { Story } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { mayPlayPremium } from './policy.ts';
import { presentStories } from './present.ts';
import { findPublishedByIds } from './repository.ts';
import { findAlike } from './nextStoryRepository.ts';

interface Asked {
  readonly story_id: string;
  /** Offered before any other, in this order. */
  readonly first: readonly string[];
  /** Stories that are not offered. */
  readonly except: readonly string[];
}

/** What to play after a story: one in its language that the reader may play, most like it in shelf and mood. */
export async function nextStory(
  { db }: Pick<Deps, 'db'>,
  { story_id, first, except }: Asked,
  reader: SignedInUser,
): Promise<Story | null> {
  const ids = [...first, ...(await findAlike(db, { story_id, except: [story_id, ...first, ...except] }))];
  const rows = await findPublishedByIds(db, ids);
  const playable = rows.filter((row) => !row.is_premium || mayPlayPremium(row, reader));
  const next = ids.flatMap((id) => playable.find((row) => row.id === id) ?? []).slice(0, 1);
  const [story = null] = await presentStories(db, next, reader);
  return story;
}
