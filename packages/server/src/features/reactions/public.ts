import type { Queries } from '../../platform/db/schema.ts';
import { findMarked } from './repository.ts';

export { reactionInvariants } from './invariants.ts';
export { reactionsData } from './personalData.ts';
export { sweepShareSalts } from './shareSalts.ts';
export { sweepReactionIntents } from './sweepReactionIntents.ts';

/** A person's reactions to these stories. */
export async function reactionsOf(
  db: Queries,
  user_id: string,
  storyIds: readonly string[],
): Promise<{ liked: ReadonlySet<string>; bookmarked: ReadonlySet<string> }> {
  const [liked, bookmarked] = await Promise.all([
    findMarked(db, 'likes', user_id, storyIds),
    findMarked(db, 'bookmarks', user_id, storyIds),
  ]);
  return { liked, bookmarked };
}
