import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { hasDoneNothing } from '../../../platform/db/orFail.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { commitWith } from '../../../platform/db/sendTogether.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { actionRunning } from '../sessions/lockIdleSession.ts';
import { type Attempt, doneAction, lockForAction, runningAction } from '../stored/actionsRepository.ts';
import { snapshotOfSession } from '../stored/snapshots.ts';
import { pastIn, type PastTurns } from '../memory/memoryRepository.ts';
import type { AskedAction, Locked } from './asking.ts';
import { termsOf, termsOfTelling } from './conditions.ts';
import { move } from './move.ts';
import { planOf } from './plan.ts';
import { type KnownAction, pageStatements } from './presentMove.ts';
import { checkSame, digestOf, refuseBeyondLimits, refuseStale } from './refusals.ts';
import { reserve, type Reserved } from './reserve.ts';
import { giveUpAbandoned } from './sweep.ts';
import { pastOfAction } from './past.ts';
import { longestMs, type Plan, type Work, turnsRead } from './work.ts';

/** The stored action, or the work of a new one. */
export type Claim = { readonly known: KnownAction } | { readonly known?: undefined; readonly work: Work };

type ClaimDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log' | 'metrics' | 'processId'>;
type Asked = AskedAction & Pick<Attempt, 'attempt'>;

/**
 * Accepts an action or throws the reason for its refusal. A session runs one action at a time, a key runs one action,
 * and the player must be able to pay. Undo and redo are done immediately.
 */
export async function claimAction(deps: ClaimDeps, asked: Asked, user: SignedInUser): Promise<Claim> {
  try {
    return await claim(deps, asked, user, { holdsFirst: false });
  } catch (error) {
    // the credits were spent after the balance was read, or the key has paid before: nothing was committed
    if (!hasDoneNothing(error)) throw error;
    return claim(deps, asked, user, { holdsFirst: true });
  }
}

interface Manner {
  /** Whether the credits are held by a statement of their own, whose result says why they cannot be held. */
  readonly holdsFirst: boolean;
}

function claim(deps: ClaimDeps, asked: Asked, user: SignedInUser, { holdsFirst }: Manner): Promise<Claim> {
  return inTransaction(deps.db, async (transaction) => {
    const { session_id, user_id, key } = asked;
    const locked = await lockForAction(transaction, asked, { isUndo: asked.request.action_type === 'undo' });
    if (!locked) throw notFound('session');
    const { session, known, running } = locked;
    if (known) return { known: checkSame(known, asked.request) };
    // fails the running action first if its process has died
    if (running && !(await giveUpAbandoned(transaction, deps, running))) throw actionRunning();
    const asking = { transaction, user, asked, locked };
    const agreed = await termsOf(asking);
    refuseStale(locked, agreed.request);
    const { action_type } = agreed.request;
    if (action_type === 'undo' || action_type === 'redo')
      return { known: await claimMove(transaction, deps, { asked, locked, action_type }) };
    refuseBeyondLimits(locked);
    const snapshot = await snapshotOfSession(transaction, session);
    const terms = await termsOfTelling({ ...asking, snapshot }, agreed);
    const { request, ...marks } = terms;
    const plan = await planOf(transaction, snapshot, locked, request);
    const balance = holdsFirst ? 0 : locked.credits;
    const action = { session_id, key, user_id, ...terms };
    const reserved = await reserve(transaction, deps, action, { snapshot, plan, balance });
    const past = await claimTelling(transaction, deps, { asked, plan, reserved });
    const { holds: _, ...paid } = reserved;
    const { attempt } = asked;
    return { work: { session_id, user_id, key, attempt, snapshot, past, ...plan, ...paid, ...marks } };
  });
}

/** The row of an action that is accepted now. */
function rowOf({ clock, processId }: ClaimDeps, { session_id, user_id, key, attempt, request }: Asked) {
  const request_digest = digestOf(request);
  const process_id = processId ?? null;
  return { session_id, user_id, key, attempt, request_digest, process_id, started_at: clock() };
}

interface Moving {
  readonly asked: Asked;
  readonly locked: Locked;
  readonly action_type: 'undo' | 'redo';
}

/** Stores an undo or redo together with its effect, reads the page that it leads to, and ends the transaction. */
async function claimMove(
  transaction: Transaction,
  deps: ClaimDeps,
  { asked, locked, action_type }: Moving,
): Promise<KnownAction> {
  const { answer, does } = await move(transaction, deps, locked, action_type);
  const done = doneAction(transaction, { ...rowOf(deps, asked), credits_held: 0, leaseMs: 0, answer });
  const [, , ...page] = await commitWith(transaction, [
    does,
    done,
    ...pageStatements(transaction, asked, answer),
  ]);
  return { answer, problem: null, page };
}

interface Telling {
  readonly asked: Asked;
  readonly plan: Plan;
  readonly reserved: Reserved;
}

/** Stores a running action with its hold, reads what was told before it, and ends the transaction. */
async function claimTelling(
  transaction: Transaction,
  { config, ...deps }: ClaimDeps,
  { asked, plan, reserved }: Telling,
): Promise<PastTurns> {
  const { model, credits, holds } = reserved;
  const running = runningAction(transaction, {
    ...rowOf({ config, ...deps }, asked),
    credits_held: credits,
    model_key: model?.model_key ?? null,
    leaseMs: longestMs(config.ai.models, model),
  });
  const stored = [...(holds ? [holds] : []), running];
  if (model === null || plan.telling.kind === 'picture') {
    await commitWith(transaction, stored);
    return pastIn();
  }
  const reads = pastOfAction(transaction, { ...asked, ...plan }, turnsRead(config.ai.models, model));
  const [path, recent, told] = await commitWith(transaction, [...reads, ...stored]);
  return pastIn(path, recent, told);
}
