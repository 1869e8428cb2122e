import type { Queries } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { eachRow } from '../../../platform/eachRow.ts';
import { inBatches, type Stoppable } from '../../../platform/sweeps/inBatches.ts';
import { releaseIfHeld } from '../../economy/public.ts';
import { type ActionRow, deleteOldActions, endAction, findAbandoned } from '../stored/actionsRepository.ts';
import { deleteUnusedSnapshots } from '../stored/snapshotsRepository.ts';
import { holdKey } from './work.ts';

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'metrics'> & Stoppable;

const GIVEN_UP = {
  code: 'narrator_timed_out',
  detail: 'The last action was not finished. Nothing was charged.',
  suggested_alternatives: [],
} as const;

/** The code in the metrics. The code of the problem would blame the provider. */
const COUNTED_AS = 'given_up';

type Abandoned = Pick<ActionRow, 'session_id' | 'key' | 'attempt' | 'user_id' | 'credits_held'>;

/** Fails an action whose lease has run out, and returns its credits. False if the lease is still valid. */
export async function giveUpAbandoned(
  transaction: Queries,
  { clock, log, metrics }: Pick<Deps, 'clock' | 'log' | 'metrics'>,
  action: Abandoned,
): Promise<boolean> {
  if (!(await endAction(transaction, { ...action, status: 'failed', problem: GIVEN_UP, isAbandoned: true })))
    return false;
  await refundHold({ db: transaction, clock, log }, action);
  metrics?.actionFailed(COUNTED_AS);
  log.warn({ event: 'action_given_up', session: action.session_id }, 'an action was given up');
  return true;
}

/** Releases the hold of an action. A missing hold is logged; `sweepHolds` releases leftovers. */
export async function refundHold(
  deps: { readonly db: Queries } & Pick<Deps, 'clock' | 'log'>,
  { user_id, credits_held, ...id }: Omit<Abandoned, 'attempt'>,
): Promise<void> {
  if (credits_held === 0 || (await releaseIfHeld(deps, { user_id, key: holdKey(id) }))) return;
  deps.log.error({ event: 'hold_missing', session: id.session_id }, 'the hold of an action was not found');
}

/** Fails the actions of dead processes. */
export async function sweepAbandonedActions(deps: SweepDeps): Promise<void> {
  const { db, log } = deps;
  let after: ActionRow | undefined;
  await inBatches(deps, async (limit) => {
    // the cursor also passes actions that could not be ended
    const abandoned = await findAbandoned(db, { after, limit });
    await eachRow(log, abandoned, (action) =>
      inTransaction(db, (transaction) => giveUpAbandoned(transaction, deps, action)),
    );
    after = abandoned.at(-1);
    return abandoned.length;
  });
}

/** Longer than any client retries the same submit. */
export const ANSWERS_STORED_MS = 24 * 60 * 60 * 1000;

/** Deletes answers that no client will request again, and snapshots that no session plays. */
export async function sweepOldPlay(deps: SweepDeps): Promise<void> {
  const { db, clock } = deps;
  const before = new Date(clock().getTime() - ANSWERS_STORED_MS);
  await inBatches(deps, (limit) => deleteOldActions(db, before, limit));
  let after: string | null = null;
  await inBatches(deps, async (limit) => {
    const seen = await deleteUnusedSnapshots(db, { before, after, limit });
    after = seen.last;
    return seen.count;
  });
}
