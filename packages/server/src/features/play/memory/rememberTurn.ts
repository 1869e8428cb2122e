import { callsMs } from '../../../actionTimes.ts';
import { chainOf } from '../../../modelSettings.ts';
import type { Fact } from '../../../narrator/TurnReading.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { type DoJob, NotYet } from '../../../platform/jobs/jobs.ts';
import { countUse } from '../usage/countUse.ts';
import { callsOf } from '../modelCalls.ts';
import { findSession } from '../stored/sessionsRepository.ts';
import { snapshotOfSession } from '../stored/snapshots.ts';
import { findTurn } from '../stored/turnsRepository.ts';
import { remember } from './remember.ts';

interface ToldTurn {
  readonly session_id: string;
  readonly turn_id: string;
  /** The model that told the turn, and writes its memory. */
  readonly model_key: string;
  /** Its facts, if they were read when it was told. */
  readonly facts?: readonly Fact[];
}

export interface MemoryJob {
  readonly kind: 'memory';
  readonly user_id: string;
  readonly data: ToldTurn;
}

/** The job that writes the memory of a turn. */
export const memoryJob = ({ user_id, ...data }: ToldTurn & { readonly user_id: string }): MemoryJob => ({
  kind: 'memory',
  user_id,
  data,
});

export const rememberTurn: DoJob<ToldTurn> = async (deps, { user_id, data, attempts }) => {
  const { db, config } = deps;
  const { session_id, turn_id, model_key, facts } = data;
  if (user_id === null) return;
  const turn = await findTurn(db, { session_id, user_id, id: turn_id });
  const session = turn && (await findSession(db, { session_id, user_id }));
  if (!session) return;
  const narrator = await narratorOf(deps, { ...data, user_id });
  // the model is no longer configured
  if (!narrator.remember) return;
  const isWhole = await remember(deps, narrator.remember, {
    session_id,
    user_id,
    turn,
    model_key,
    ...(facts && { facts }),
    snapshot: await snapshotOfSession(db, { ...session, snapshot_id: turn.snapshot_id }),
    notes: turn.notes,
    callMs: callsMs(chainOf(config.ai.models, model_key)),
    isRetried: attempts > 1,
  });
  countUse(deps, narrator.used?.() ?? []);
  if (!isWhole) throw new NotYet('a part of the memory of a turn is missing');
};

/**
 * The narrator that writes the memory. Its calls count against the limits of the account, like those of the
 * turn, but have a place of their own in the queue: a slow one must not delay the next turn.
 */
async function narratorOf(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'narrator' | 'rateLimiter'>,
  { user_id, session_id, model_key }: ToldTurn & { readonly user_id: string },
) {
  const { narrator } = deps;
  const own = await narrator.forAction?.({
    model_key,
    account: `memory of ${user_id}`,
    session_id,
    calls: 0,
    begin: () => Promise.resolve(null),
    ...callsOf(deps, user_id),
  });
  return own ?? narrator;
}
