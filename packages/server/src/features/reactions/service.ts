import type { MyData } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Queries, Transaction } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/AppError.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { createKeyedQueue } from '../../platform/keyedQueue.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import { notFound } from '../../platform/notFound.ts';
import { limits } from './limits.ts';
import {
  addMark,
  countMarks,
  findMarked,
  hasMark,
  lockPublishedStats,
  lockStoriesOf,
  type Mark,
  markedBy,
  type Reaction,
  removeMark,
} from './repository.ts';
import { deleteWishesBefore, findSequence, upsertWish, type Wish } from './wishesRepository.ts';

export { sweepShareSalts } from './shares.ts';

interface WantedReaction {
  readonly reaction: Reaction;
  readonly story_id: string;
  /** Undefined: toggles the current state. */
  readonly wanted: boolean | undefined;
  /** When the person clicked, by the client's clock; undefined means when the request arrived. */
  readonly sequence?: number | undefined;
}

export interface Reacted {
  readonly isOn: boolean;
  readonly total: number;
  /** The sequence of the newest known click, if one was sent. */
  readonly sequence?: number;
}

/**
 * Sets the wanted state, or toggles the current one; a click that is older than one already received changes nothing.
 * Reactions to one story are serialised, so that an even number of toggles changes nothing; triggers keep the counter.
 */
export async function react(
  { db, clock, rateLimiter }: Deps,
  { reaction, story_id, wanted, sequence }: WantedReaction,
  { id: user_id }: Pick<SignedInUser, 'id'>,
): Promise<Reacted> {
  await rateLimiter.take(limits.reaction, user_id);
  const mark = { user_id, story_id };
  const reacted = perStory.run(story_id, () =>
    inTransaction(db, async (transaction) => {
      if (!(await lockPublishedStats(transaction, story_id))) throw notFound('story');
      const now = clock();
      const held = await keepNewest(transaction, { ...mark, reaction, sequence }, now);
      const isOn = held.isStale
        ? await hasMark(transaction, reaction, mark)
        : await setMark(transaction, reaction, mark, wanted, now);
      const total = await countMarks(transaction, reaction, story_id);
      return { isOn, total, ...(held.sequence !== undefined && { sequence: held.sequence }) };
    }),
  );
  if (reacted) return reacted;
  throw new AppError(
    'unavailable',
    'Many people react to this story right now. Please try again in a moment.',
    {
      retry_after_seconds: 1,
    },
  );
}

interface Held {
  readonly isStale: boolean;
  readonly sequence?: number | undefined;
}

async function keepNewest(
  transaction: Transaction,
  { sequence, ...wish }: Omit<Wish, 'sequence'> & Pick<WantedReaction, 'sequence'>,
  now: Date,
): Promise<Held> {
  if (sequence === undefined) return { isStale: false };
  // a clock that is years ahead would win for years
  const bounded = Math.min(sequence, now.getTime() + DAY_MS);
  if (await upsertWish(transaction, { ...wish, sequence: bounded }, now))
    return { isStale: false, sequence: bounded };
  return { isStale: true, sequence: await findSequence(transaction, wish) };
}

/** By then no request from that time can be pending. */
export async function sweepReactionWishes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteWishesBefore(db, new Date(clock().getTime() - DAY_MS));
}

/** They would wait for a database lock anyway, each holding one of the few connections. */
const perStory = createKeyedQueue({ concurrency: 1, waiting: 500 });

async function setMark(
  transaction: Transaction,
  reaction: Reaction,
  mark: Mark,
  wanted: boolean | undefined,
  now: Date,
): Promise<boolean> {
  if (wanted === undefined) {
    if (await removeMark(transaction, reaction, mark)) return false;
    await addMark(transaction, reaction, mark, now);
    return true;
  }
  if (wanted) await addMark(transaction, reaction, mark, now);
  else await removeMark(transaction, reaction, mark);
  return wanted;
}

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

/** Likes and bookmarks are deleted with the account by foreign keys, and triggers update the counters. */
export const reactionsData: PersonalData<Pick<MyData, 'liked_story_ids' | 'bookmarked_story_ids'>> = {
  columns: ['likes.user_id', 'bookmarks.user_id'],
  exportFor: async ({ db }, { id }) => ({
    liked_story_ids: await markedBy(db, 'likes', id),
    bookmarked_story_ids: await markedBy(db, 'bookmarks', id),
  }),
  lock: (transaction, { user_id }) => lockStoriesOf(transaction, user_id),
};
