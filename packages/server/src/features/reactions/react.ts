import { AppError } from '../../platform/AppError.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Transaction } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { createKeyedQueue } from '../../platform/keyedQueue.ts';
import { notFound } from '../../platform/notFound.ts';
import { leaveUncounted } from '../progress/public.ts';
import {
  addMark,
  countMarks,
  hasMark,
  lockPublishedStats,
  type Mark,
  type Reaction,
  removeMark,
} from './repository.ts';
import { findSequence, upsertIntent, type ReactionIntent } from './intentsRepository.ts';

interface WantedReaction {
  readonly reaction: Reaction;
  readonly story_id: string;
  /** The wanted state. If undefined, the current one is toggled. */
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
 * Sets the wanted state, or toggles the current one. A click that is older than a known one changes nothing.
 * Reactions to a story run one after the other, so that an even number of toggles changes nothing. Triggers
 * update the counter.
 */
export async function react(
  { clock, db, once }: Deps,
  { reaction, story_id, wanted, sequence }: WantedReaction,
  { id: user_id, youth }: Pick<SignedInUser, 'id' | 'youth'>,
): Promise<Reacted> {
  const mark = { user_id, story_id };
  const reacted = once(createStoryQueues).run(story_id, () =>
    inTransaction(db, async (transaction) => {
      if (!(await lockPublishedStats(transaction, story_id, youth?.ratings ?? null))) throw notFound('story');
      const now = clock();
      const held = await keepNewest(transaction, { ...mark, reaction, sequence }, now);
      const isOn = held.isStale
        ? await hasMark(transaction, reaction, mark)
        : await setMark(transaction, reaction, mark, wanted, now);
      // discards what a trigger has queued for tasks
      if (youth) await leaveUncounted(transaction, { user_id });
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
  { sequence, ...intent }: Omit<ReactionIntent, 'sequence'> & Pick<WantedReaction, 'sequence'>,
  now: Date,
): Promise<Held> {
  if (sequence === undefined) return { isStale: false };
  // limited, because a click from a clock that is years ahead would otherwise win for years
  const bounded = Math.min(sequence, now.getTime() + DAY_MS);
  if (await upsertIntent(transaction, { ...intent, sequence: bounded }, now))
    return { isStale: false, sequence: bounded };
  return { isStale: true, sequence: await findSequence(transaction, intent) };
}

/**
 * Reactions to a story wait here: in the database they would wait for its lock, each holding one of the few
 * connections.
 */
const createStoryQueues = () => createKeyedQueue({ concurrency: 1, waiting: 500 });

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
