import {
  askedName,
  collected,
  EMPTY_STATE,
  leftBy,
  metName,
  type PlayState,
  type PlayStory,
  type StoryState,
  takenFrom,
} from '@kathaloka/story';
import type { Queries, Transaction } from '../../platform/db/schema.ts';
import { findLeftBefore, findMeetings, findShares, storeLeft } from './repository.ts';

interface OfReader {
  readonly user_id: string;
  readonly story_id: string;
}

/**
 * The story with what this reader brings into it: the values that they have left in earlier parts of its series,
 * and the people whom they have met in other stories of its author. Undefined if they bring nothing.
 */
export async function withTaken(db: Queries, { play, ...key }: Begun): Promise<PlayStory | undefined> {
  const taken = await takenBy(db, { play, ...key });
  const met = await metBy(db, { play, ...key });
  if (!taken && met.length === 0) return undefined;
  const { things, numbers } = taken ?? EMPTY_STATE;
  return { ...play, taken: { things: new Set([...things, ...met.map(metName)]), numbers } };
}

type Begun = OfReader & { readonly play: PlayStory };

async function takenBy(db: Queries, { play, ...key }: Begun): Promise<StoryState | undefined> {
  if (play.graph.takes.size === 0) return undefined;
  const left = await findLeftBefore(db, key);
  const shares = left.length > 0 ? await findShares(db, key.story_id) : undefined;
  return shares && takenFrom(play.graph, shares, left);
}

/** The people whom the reader has met and whom the story may greet. */
async function metBy(db: Queries, { play, ...key }: Begun): Promise<string[]> {
  const { greets } = play.graph;
  if (greets.size === 0) return [];
  const met = (await findMeetings(db, key)).map(askedName);
  return [...greets].filter((name) => met.includes(name));
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
