import { NarratorFailure } from '../../../narrator/Narrator.ts';
import { AppError } from '../../../platform/AppError.ts';
import { isDatabaseAway } from '../../../platform/db/isDatabaseAway.ts';
import type { StoredProblem } from '../../../platform/db/meanings.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { affordable, balanceOf, releaseIfHeld } from '../../economy/public.ts';
import { endAction, findAction } from '../stored/actionsRepository.ts';
import { abandonLater } from './abandon.ts';
import { endingOf } from './followAction.ts';
import type { Ending } from './liveAction.ts';
import { refundHold } from './sweep.ts';
import { holdKey, type Work } from './work.ts';

/**
 * Ends an action as failed, and releases its hold. If a commit has already ended the action, and only its answer was
 * lost, the committed result stays.
 */
export async function fail(deps: Deps, work: Work, error: unknown): Promise<Ending> {
  const { db, clock, log } = deps;
  const { session_id, key, attempt, user_id, credits } = work;
  if (!(error instanceof NarratorFailure)) log.error({ err: error, session: session_id }, 'an action failed');
  try {
    const problem = await problemOf(deps, work, error);
    const isEnded = await inTransaction(db, async (transaction) => {
      if (!(await endAction(transaction, { session_id, user_id, key, attempt, status: 'failed', problem })))
        return false;
      await refundHold({ db: transaction, clock, log }, { ...work, credits_held: credits });
      return true;
    });
    if (isEnded) {
      deps.metrics?.actionFailed(problem.code);
      return { problem };
    }
    const row = await findAction(db, work);
    // there is no row if the session was deleted meanwhile
    if (!row && credits > 0) await releaseIfHeld(deps, { user_id, key: holdKey(work) });
    return (row && (await endingOf(db, row))) ?? { problem };
  } catch (afterwards) {
    // the database is unreachable: the sweep ends the action and releases the hold later
    log.error({ err: afterwards, session: session_id }, 'a failed action could not be ended');
    abandonLater(deps, work);
    return { problem: DATABASE_AWAY };
  }
}

const DATABASE_AWAY: StoredProblem = {
  code: 'unavailable',
  detail: 'The library cannot be reached right now. Nothing was charged; please try again in a moment.',
  retry_after_seconds: 5,
};

async function problemOf(
  { db, config }: Deps,
  { user_id, telling, model }: Work,
  error: unknown,
): Promise<StoredProblem> {
  if (error instanceof AppError) return error.body as StoredProblem;
  // the narrator is not to blame, nor is another model of any help
  if (isDatabaseAway(error)) return DATABASE_AWAY;
  const kind = telling.kind === 'picture' ? 'image' : 'text';
  const hasTimedOut =
    (error instanceof NarratorFailure && error.code === 'narrator_timed_out') ||
    (error instanceof DOMException && error.name === 'TimeoutError');
  const payable = affordable(config.ai, kind, await balanceOf({ db }, { user_id }));
  return {
    code: hasTimedOut ? 'narrator_timed_out' : 'narrator_failed',
    detail: hasTimedOut
      ? 'The narrator took too long. Nothing was charged.'
      : 'The narrator could not go on. Nothing was charged.',
    suggested_alternatives: payable.filter(({ model_key }) => model_key !== model?.model_key),
  };
}
