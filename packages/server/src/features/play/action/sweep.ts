import type { Queries } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { release } from '../../economy/service.ts';
import { type ActionRow, deleteOldActions, endAction, findAbandoned } from '../actionsRepository.ts';
import { deleteUnusedSnapshots, updateCompletionRates } from '../repository.ts';
import { holdKey } from './work.ts';

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

const GIVEN_UP = {
  code: 'narrator_timed_out',
  detail: 'The last action was not finished. Nothing was charged.',
  suggested_alternatives: [],
} as const;

type Abandoned = Pick<ActionRow, 'session_id' | 'key' | 'attempt' | 'user_id' | 'credits_held'>;

/** Gives up an action whose lease has run out, and returns its credits. False: its process may still be at it. */
export async function giveUpAbandoned(
  transaction: Queries,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  action: Abandoned,
): Promise<boolean> {
  if (!(await endAction(transaction, { ...action, status: 'failed', problem: GIVEN_UP, isAbandoned: true })))
    return false;
  await giveBack({ db: transaction, clock }, action);
  log.warn({ event: 'action_given_up', session: action.session_id }, 'an action was given up');
  return true;
}

/** Returns what an action holds, if it holds anything. */
export async function giveBack(
  deps: { readonly db: Queries; readonly clock: Deps['clock'] },
  { user_id, credits_held, ...id }: Omit<Abandoned, 'attempt'>,
): Promise<void> {
  if (credits_held > 0) await release(deps, { user_id, key: holdKey(id) });
}

const BATCH = 200;

/** Gives up the actions of processes that are gone. */
export async function sweepAbandonedActions(deps: SweepDeps): Promise<number> {
  const abandoned = await findAbandoned(deps.db, BATCH);
  for (const action of abandoned) {
    await inTransaction(deps.db, (transaction) => giveUpAbandoned(transaction, deps, action));
  }
  return abandoned.length;
}

/** Longer than anybody retries the same submit. */
const ANSWERS_STORED_MS = 24 * 60 * 60 * 1000;

/** Deletes stored answers that nobody will ask for again, and snapshots of stories that nobody plays any more. */
export async function sweepOldPlay({ db, clock }: SweepDeps): Promise<void> {
  const before = new Date(clock().getTime() - ANSWERS_STORED_MS);
  await deleteOldActions(db, before);
  await deleteUnusedSnapshots(db, before);
}

/** Of a hundred sessions of a story that were begun, so many have reached an ending. */
export async function sweepCompletionRates({ db }: SweepDeps): Promise<void> {
  await updateCompletionRates(db);
}
