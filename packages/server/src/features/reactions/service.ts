import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/db/schema.ts';
import { storyNotFound } from '../../platform/notFound.ts';
import {
  addMark,
  countMarks,
  findMarked,
  lockPublishedStory,
  type Mark,
  markedBy,
  type Reaction,
  removeMark,
} from './repository.ts';

export { holdStoriesOf } from './repository.ts';

interface ReactionsContext {
  readonly db: Database;
  readonly clock: Clock;
}

export interface Reacted {
  readonly isOn: boolean;
  readonly total: number;
}

/**
 * Sets a mark as wanted, or turns it over. Those who react to one story take turns, so that turning over an even number
 * of times changes nothing; the counter follows the rows by itself.
 */
export function react(
  { db, clock }: ReactionsContext,
  reaction: Reaction,
  mark: Mark,
  wanted: boolean | undefined,
): Promise<Reacted> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockPublishedStory(transaction, mark.story_id))) throw storyNotFound();
    const isOn = await setMark(transaction, reaction, mark, wanted, clock());
    return { isOn, total: await countMarks(transaction, reaction, mark.story_id) };
  });
}

async function setMark(
  db: Queries,
  reaction: Reaction,
  mark: Mark,
  wanted: boolean | undefined,
  now: Date,
): Promise<boolean> {
  if (wanted === undefined) {
    if (await removeMark(db, reaction, mark)) return false;
    await addMark(db, reaction, mark, now);
    return true;
  }
  if (wanted) await addMark(db, reaction, mark, now);
  else await removeMark(db, reaction, mark);
  return wanted;
}

/** How a person stands to these stories. */
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

/** Everything that a person likes and keeps. */
export async function allReactionsOf(
  db: Queries,
  user_id: string,
): Promise<{ liked: string[]; bookmarked: string[] }> {
  return {
    liked: await markedBy(db, 'likes', user_id),
    bookmarked: await markedBy(db, 'bookmarks', user_id),
  };
}
