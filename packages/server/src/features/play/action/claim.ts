import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { actionRunning } from '../sessions/lockIdleSession.ts';
import {
  type Attempt,
  commitDone,
  commitRunning,
  type EndedRow,
  lockForAction,
} from '../stored/actionsRepository.ts';
import { snapshotOfSession } from '../stored/snapshots.ts';
import type { AskedAction } from './asking.ts';
import { termsOf, termsOfTelling } from './conditions.ts';
import { move } from './move.ts';
import { planOf } from './plan.ts';
import { checkSame, digestOf, refuseBeyondLimits, refuseStale } from './refusals.ts';
import { reserve } from './reserve.ts';
import { giveUpAbandoned } from './sweep.ts';
import { longestMs, type Work } from './work.ts';

/** The stored action, or the work of a new one. */
export type Claim = { readonly known: EndedRow } | { readonly known?: undefined; readonly work: Work };

type ClaimDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'processId'>;

/**
 * Accepts an action or throws the reason for its refusal. A session runs one action at a time, a key runs one action,
 * and the player must be able to pay. Undo and redo are done immediately.
 */
export function claimAction(
  deps: ClaimDeps,
  asked: AskedAction & Pick<Attempt, 'attempt'>,
  user: SignedInUser,
): Promise<Claim> {
  return inTransaction(deps.db, async (transaction) => {
    const { session_id, user_id, key, attempt } = asked;
    const locked = await lockForAction(transaction, asked, { isUndo: asked.request.action_type === 'undo' });
    if (!locked) throw notFound('session');
    const { session, known, running } = locked;
    if (known) return { known: checkSame(known, asked.request) };
    // fails the running action first if its process has died
    if (running && !(await giveUpAbandoned(transaction, deps, running))) throw actionRunning();
    const asking = { transaction, user, asked, locked };
    const agreed = await termsOf(asking);
    refuseStale(locked, agreed.request);
    const action = {
      session_id,
      key,
      user_id,
      request_digest: digestOf(asked.request),
      attempt,
      process_id: deps.processId ?? null,
      started_at: deps.clock(),
    };
    const { action_type } = agreed.request;
    if (action_type === 'undo' || action_type === 'redo') {
      const { answer, does } = await move(transaction, deps, locked, action_type);
      await commitDone(transaction, does, { ...action, credits_held: 0, leaseMs: 0, answer });
      return { known: { answer, problem: null } };
    }
    refuseBeyondLimits(locked);
    const snapshot = await snapshotOfSession(transaction, session);
    const terms = await termsOfTelling({ ...asking, snapshot }, agreed);
    const { request, ...marks } = terms;
    const plan = await planOf(transaction, snapshot, locked, request);
    const reserved = await reserve(
      transaction,
      deps,
      { session_id, key, user_id, ...terms },
      { snapshot, plan },
    );
    await commitRunning(transaction, {
      ...action,
      credits_held: reserved.credits,
      model_key: reserved.model?.model_key ?? null,
      leaseMs: longestMs(deps.config.ai.models, reserved.model),
    });
    return { work: { session_id, user_id, key, attempt, snapshot, ...plan, ...reserved, ...marks } };
  });
}
