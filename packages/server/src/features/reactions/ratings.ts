import type { Queries, Transaction } from '../../platform/db/schema.ts';
import { notFound } from '../../platform/notFound.ts';
import { findRating, removeRating, writeRating } from './ratingsRepository.ts';
import { lockPublishedStats, type Mark } from './repository.ts';

/** The stars that a person has given to a published story, what it shows of all ratings, and its author. */
export async function ratingBy(db: Queries, mark: Mark) {
  const rating = await findRating(db, mark);
  if (!rating) throw notFound('story');
  return rating;
}

interface Change extends Mark {
  /** Null to take the rating back. */
  readonly stars: number | null;
  /** Throws if the person may not rate the story, whose counters are locked then. */
  readonly assertAllowed: () => Promise<void>;
}

export async function changeRating(
  transaction: Transaction,
  { stars, assertAllowed, ...mark }: Change,
  now: Date,
): Promise<void> {
  if (!(await lockPublishedStats(transaction, mark.story_id, null))) throw notFound('story');
  if (stars === null) return removeRating(transaction, mark);
  await assertAllowed();
  await writeRating(transaction, { ...mark, stars }, now);
}
