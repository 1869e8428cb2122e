import { createHash } from 'node:crypto';
import type { ActionRequest } from '@kathaloka/contract/entities';
import { SESSION_TURNS_MAX } from '@kathaloka/contract/limits';
import { play as failures } from '@kathaloka/contract/messages';
import { choicesOf, payUndo } from '@kathaloka/story';
import type { CompiledQuery } from 'kysely';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { isDatabaseAway } from '../../../platform/db/isDatabaseAway.ts';
import type { StoredMove } from '../../../platform/db/meanings.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { storageFull } from '../../../platform/limits/storage.ts';
import { newId } from '../../../platform/ids.ts';
import { notFound } from '../../../platform/notFound.ts';
import { refuseOlder, refuseWithoutPremium } from '../../catalogue/public.ts';
import { hold } from '../../economy/public.ts';
import { abandonLater } from './abandon.ts';
import {
  type ActionId,
  type ActionRow,
  type Attempt,
  type EndedRow,
  commitDone,
  commitRunning,
  lockForAction,
} from '../stored/actionsRepository.ts';
import { affordable, modelFor } from '../../economy/public.ts';
import { findNextTowards } from '../memory/pathRepository.ts';
import { type Actor, takeTurn } from '../together/takeTurn.ts';
import { findTurn, type TurnRow } from '../stored/turnsRepository.ts';
import { keyOf } from '../stored/SessionKey.ts';
import { leaveUncounted, type SessionRow } from '../stored/sessionsRepository.ts';
import { actionRunning } from '../sessions/lockIdleSession.ts';
import { wayTo } from '../turns/goTo.ts';
import { isVerbatim, type Snapshot, snapshotOf, snapshotOfSession } from '../stored/snapshots.ts';
import { nothingToRetell, planAction, planRetelling, xpShort } from './plan.ts';
import { isAuthored, isFree } from './price.ts';
import { giveUpAbandoned } from './sweep.ts';
import { holdKey, longestMs, type Plan, type Work } from './work.ts';

export interface AskedAction extends ActionId {
  readonly request: ActionRequest;
  /** Where it is not the session’s owner. */
  readonly actor?: Actor;
}

/** The stored action if there is one, or else the work to be done. */
export type Claim = { readonly known: EndedRow } | { readonly known?: undefined; readonly work: Work };

type Locked = NonNullable<Awaited<ReturnType<typeof lockForAction>>>;
/** A locked session and its newest turn. */
type LockedSession = Pick<Locked, 'session' | 'head'>;

type PlayDeps = Pick<Deps, 'background' | 'config' | 'db' | 'clock' | 'log' | 'processId'>;

/**
 * Accepts an action or throws the reason for its refusal. A session runs one action at a time, a key runs one action,
 * and the player must be able to pay. Undo and redo are done immediately.
 */
export async function claimAction(deps: PlayDeps, asked: AskedAction, user: SignedInUser): Promise<Claim> {
  const { session_id, user_id, key } = asked;
  const attempt = newId();
  try {
    return await claim(deps, { ...asked, attempt }, user);
  } catch (error) {
    // it may have been accepted, and nobody would run it
    if (isDatabaseAway(error)) abandonLater(deps, { session_id, user_id, key, attempt });
    throw error;
  }
}

function claim(
  deps: PlayDeps,
  asked: AskedAction & Pick<Attempt, 'attempt'>,
  user: SignedInUser,
): Promise<Claim> {
  return inTransaction(deps.db, async (transaction) => {
    const { session_id, user_id, key, attempt, actor = { player: user_id } } = asked;
    const { processId } = deps;
    const locked = await lockForAction(transaction, asked, { isUndo: asked.request.action_type === 'undo' });
    if (!locked) throw notFound('session');
    const { session, known, running, head, story, is_full } = locked;
    if (known) return { known: checkSame(known, asked.request) };
    // an action whose process has died is failed first
    if (running && !(await giveUpAbandoned(transaction, deps, running))) throw actionRunning();
    if (story) {
      refuseWithoutPremium(story, user);
      refuseOlder(story, user);
    }
    const { request, together } = await actorsRequest(transaction, { ...asked, actor }, locked);
    refuseStale(head, request);
    const action = {
      session_id,
      key,
      user_id,
      request_digest: digestOf(asked.request),
      attempt,
      process_id: processId ?? null,
      started_at: deps.clock(),
    };
    if (request.action_type === 'undo' || request.action_type === 'redo') {
      const { answer, does } = await move(transaction, deps, locked, request.action_type);
      await commitDone(transaction, does, { ...action, credits_held: 0, leaseMs: 0, answer });
      return { known: { answer, problem: null } };
    }
    refuseBeyondLimit(session);
    if (is_full) throw storageFull();
    const snapshot = await snapshotOfSession(transaction, session);
    const isYoung = !!user.youth;
    if (isYoung) refuseUnoffered(snapshot, head, request);
    if (isYoung && !session.is_uncounted) await leaveUncounted(transaction, session);
    const plan = await planOf(transaction, snapshot, { session, head }, request);
    const reserved = isYoung
      ? reserveForYoung(request, snapshot, plan)
      : await reserve(transaction, deps, { ...asked, request, together }, { snapshot, plan });
    await commitRunning(transaction, {
      ...action,
      credits_held: reserved.credits,
      model_key: reserved.model?.model_key ?? null,
      leaseMs: longestMs(deps.config.ai.models, reserved.model),
    });
    const marks = { isYoung, isUncounted: isYoung || session.is_uncounted };
    return {
      work: { session_id, user_id, key, attempt, snapshot, ...plan, ...reserved, ...marks, together },
    };
  });
}

/** The request as it is done, and who acts where several play; throws if it is not their turn. */
async function actorsRequest(
  transaction: Transaction,
  { actor, ...asked }: AskedAction & { readonly actor: Actor },
  { head, is_together }: Pick<Locked, 'head' | 'is_together'>,
): ReturnType<typeof takeTurn> {
  if (is_together) return takeTurn(transaction, { ...asked, actor, head_turn_id: head.id });
  if ('vote' in actor || actor.player !== asked.user_id) throw notFound('session');
  return { request: asked.request, together: undefined };
}

/** Refuses an action on a stale turn: its player has not read the newest one. */
function refuseStale({ id }: TurnRow, { seen_turn_id }: ActionRequest): void {
  if (seen_turn_id === undefined || seen_turn_id === id) return;
  throw new AppError('session_moved', 'The story has gone on elsewhere. This is where it is now.');
}

/** Nobody plays for so long; a program might. */
function refuseBeyondLimit({ turns_told }: SessionRow): void {
  if (turns_told < SESSION_TURNS_MAX) return;
  const detail = `A game has at most ${SESSION_TURNS_MAX} parts. A new one can begin from any of them.`;
  throw new AppError('limit_reached', detail, { resource: 'turn', max: SESSION_TURNS_MAX });
}

const digestOf = (request: ActionRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

function checkSame<A extends Pick<ActionRow, 'request_digest'>>(known: A, request: ActionRequest): A {
  if (known.request_digest === digestOf(request)) return known;
  throw keyReused();
}

const keyReused = () => new AppError('key_reused', 'This idempotency key was used for another action.');

async function planOf(
  transaction: Transaction,
  snapshot: Snapshot,
  { session, head }: LockedSession,
  request: ActionRequest,
): Promise<Plan> {
  const { action_type } = request;
  if (action_type === 'retell') return planRetelling(transaction, snapshot, head, session);
  if (action_type === 'undo' || action_type === 'redo') throw new Error(`${action_type} is not told.`);
  return planAction(snapshot, head, { ...request, action_type }, session);
}

/** Who tells, and what is held for it. */
type Reserved = Pick<Work, 'model' | 'credits' | 'stepped_in'>;

/**
 * Of the young the words of a choice are those that were offered, to the letter: nothing else of theirs is stored. What
 * was read before the language was changed still names its choice.
 */
function refuseUnoffered(
  snapshot: Snapshot,
  { state, choices }: TurnRow,
  { selected_choice }: ActionRequest,
): void {
  const offered = [...choices, ...choicesOf(snapshot.play, state)];
  if (!selected_choice || offered.some(({ text }) => text === selected_choice.text)) return;
  throw new AppError('no_such_choice', 'This choice is not offered any more.');
}

/** The built-in narrator and illustrator tell and draw for the young, for nothing: they earn no credits. */
function reserveForYoung({ selected_model }: ActionRequest, snapshot: Snapshot, plan: Plan): Reserved {
  const { turn, telling, next } = plan;
  const asWritten = telling.kind === 'scene' && isVerbatim(snapshot, next);
  if (turn.telling_of !== null && telling.kind === 'scene') throw nothingToRetell();
  const model = modelFor({ models: {} }, telling.kind === 'picture' ? 'image' : 'text', selected_model);
  return { model: asWritten ? null : model, credits: 0 };
}

/**
 * Holds what the model costs. The author's own words cost nothing, so an empty purse never ends a story; nor does a budget
 * of those who play together.
 */
async function reserve(
  transaction: Transaction,
  { clock, config }: PlayDeps,
  { session_id, key, user_id, request, together }: AskedAction & Pick<Work, 'together'>,
  { snapshot, plan }: { readonly snapshot: Snapshot; readonly plan: Plan },
): Promise<Reserved> {
  const { turn, telling, next } = plan;
  const asWritten = telling.kind === 'scene' && isVerbatim(snapshot, next);
  const kind = telling.kind === 'picture' ? 'image' : 'text';
  const model = asWritten ? null : modelFor(config.ai, kind, request.selected_model);
  if (turn.telling_of !== null && telling.kind === 'scene' && (!model || model.is_built_in))
    throw nothingToRetell();
  if (!model) return { model, credits: 0 };
  if (model.credit_cost === 0 || isFree(plan, model)) return { model, credits: 0 };
  const { budget_left = null } = together ?? {};
  if (budget_left !== null && model.credit_cost > budget_left)
    return { model, credits: 0, stepped_in: 'together_budget' };
  const { outcome, available_credits } = await hold(
    { db: transaction, clock },
    {
      user_id,
      amount: model.credit_cost,
      key: holdKey({ session_id, key }),
      reference: { type: 'turn', id: turn.id },
    },
  );
  if (outcome === 'held') return { model, credits: model.credit_cost };
  // paid for a turn whose stored answer is gone by now
  if (outcome === 'settled') throw keyReused();
  if (isAuthored(plan)) return { model, credits: 0, stepped_in: 'credits_short' };
  const detail = failures.act.credits_short({
    model_requested: model.display_name,
    available_credits,
    required_credits: model.credit_cost,
  });
  throw new AppError('credits_short', detail, {
    model_requested: model.model_key,
    available_credits,
    required_credits: model.credit_cost,
    suggested_alternatives: affordable(config.ai, kind, available_credits),
  });
}

/** What an undo or redo does, and its answer. */
interface Moved {
  readonly does: CompiledQuery;
  readonly answer: StoredMove;
}

async function move(
  transaction: Transaction,
  deps: PlayDeps,
  locked: Locked,
  direction: 'undo' | 'redo',
): Promise<Moved> {
  const { session } = locked;
  const turn = direction === 'undo' ? turnBefore(locked) : await turnAfter(transaction, locked);
  const paid = direction === 'undo' ? await paidUndo(transaction, locked, turn) : session;
  const does = await wayTo(transaction, deps, paid, turn, session.tip_turn_id);
  return { does, answer: { moved_to: turn.id } };
}

function turnBefore({ parent }: Locked): TurnRow {
  if (!parent) throw new AppError('nothing_to_undo', 'There is nothing to undo.');
  return parent;
}

async function paidUndo(
  transaction: Transaction,
  { session, head }: LockedSession,
  to: TurnRow,
): Promise<SessionRow> {
  const { play } = await snapshotOf(transaction, session.snapshot_id);
  const { refusal, undo_xp } = payUndo(play, session, head.state, to.state);
  if (refusal) throw xpShort(refusal);
  return { ...session, undo_xp };
}

async function turnAfter(transaction: Transaction, { session, head }: LockedSession): Promise<TurnRow> {
  const { tip_turn_id } = session;
  const key = keyOf(session);
  const tip = tip_turn_id === head.id ? undefined : await findTurn(transaction, { ...key, id: tip_turn_id });
  const next = tip && (await findNextTowards(transaction, head, { ...tip, ...key }));
  if (!next) throw new AppError('nothing_to_redo', 'There is nothing to redo.');
  return next;
}
