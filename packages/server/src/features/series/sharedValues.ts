import { collected, leftBy, type PlayState, type PlayStory, takenFrom } from '@kathaloka/story';
import type { Queries, Transaction } from '../../platform/db/schema.ts';
import { findLeftBefore, findShares, storeLeft } from './repository.ts';

interface OfReader {
  readonly user_id: string;
  readonly story_id: string;
}

/** The story as this reader begins it: with what earlier parts of its series have left. Undefined where nothing is taken. */
export async function withTaken(
  db: Queries,
  { play, ...key }: OfReader & { readonly play: PlayStory },
): Promise<PlayStory | undefined> {
  if (play.graph.takes.size === 0) return undefined;
  const left = await findLeftBefore(db, key);
  const shares = left.length > 0 ? await findShares(db, key.story_id) : undefined;
  return shares && { ...play, taken: takenFrom(play.graph, shares, left) };
}

/** Stores what a play leaves for later parts, once it has come to an ending. */
export async function rememberLeft(
  transaction: Transaction,
  {
    play,
    state,
    now,
    ...key
  }: OfReader & { readonly play: PlayStory; readonly state: PlayState; readonly now: Date },
): Promise<void> {
  if (!state.is_completed || play.graph.leaves.size === 0) return;
  const shares = await findShares(transaction, key.story_id);
  if (!shares) return;
  const left_values = leftBy(play.graph, shares, collected(state));
  await storeLeft(transaction, { ...key, left_values, left_at: now });
}
