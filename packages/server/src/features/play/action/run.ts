import type { ActionResponse } from '@kathaloka/contract/entities';
import { LOW_CREDITS_BELOW } from '@kathaloka/contract/limits';
import { choicesOf } from '@kathaloka/contract/story';
import { NarratorFailure, type Picture } from '../../../narrator/Narrator.ts';
import { AppError } from '../../../platform/AppError.ts';
import type { StoredProblem } from '../../../platform/db/playTables.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { balanceOf, capture, release } from '../../economy/service.ts';
import { endAction, findAction, renewLease } from '../actionsRepository.ts';
import { affordable } from '../models.ts';
import { summaryOf } from '../present.ts';
import { insertNewest } from '../headRepository.ts';
import type { NewTurn } from '../repository.ts';
import { spendable } from '../undoPrice.ts';
import type { Ending, LiveAction } from './liveAction.ts';
import { remember } from './remember.ts';
import { giveBack } from './sweep.ts';
import { pastOf } from './taskOf.ts';
import { tell, type Told } from './tell.ts';
import { meantBy, understood } from './understood.ts';
import { ACTION_MAX_MS, holdKey, LEASE_MS, RENEW_MS, type Work } from './work.ts';

type RunDeps = Pick<
  Deps,
  'afterTurn' | 'background' | 'config' | 'db' | 'clock' | 'log' | 'narrator' | 'reached'
>;

/** Tells an accepted action to its end, whether anybody listens or not. Charged if and only if its turn is committed. */
export async function runAction(deps: RunDeps, work: Work, live: LiveAction): Promise<void> {
  const began = performance.now();
  const lost = new AbortController();
  const renewal = setInterval(() => void renew(deps, work, live, lost), RENEW_MS);
  const signal = AbortSignal.any([lost.signal, AbortSignal.timeout(ACTION_MAX_MS)]);
  deps.reached?.('after hold');
  try {
    const meant = await understood(deps.narrator, work, signal);
    const past = () => pastOf(deps, meant);
    const told = await tell(deps.narrator, meant, past, listenerOf(deps, live), signal);
    deps.reached?.('before commit');
    const answer = await commit(deps, meant, told, Math.round(performance.now() - began));
    deps.reached?.('after commit');
    live.end({ answer });
    startRemembering(deps, meant, told);
    startAfterTurn(deps, work);
  } catch (error) {
    live.end(await fail(deps, work, error));
  } finally {
    clearInterval(renewal);
  }
}

/** What follows from a turn for its player. */
function startAfterTurn(deps: RunDeps, { user_id }: Work): void {
  const { afterTurn, background } = deps;
  if (afterTurn) background.run('what follows from a turn', () => afterTurn(deps, { user_id }));
}

/** What a model has told: nobody waits for that, and a failure changes nothing about the turn. */
function startRemembering(deps: RunDeps, { model, ...work }: Work, { teller, text }: Told): void {
  const rememberer = deps.narrator.remember;
  if (!rememberer || !model || teller?.narrator !== 'model' || text === '') return;
  deps.background.run('the memory of a session', () =>
    remember(deps, rememberer, { ...work, model_key: model.model_key }),
  );
}

function listenerOf({ reached }: RunDeps, live: LiveAction): Pick<LiveAction, 'tell'> {
  return {
    tell(text) {
      live.tell(text);
      reached?.('after first words');
    },
  };
}

/** Without a lease the action is given up by others, so there is nothing left to tell. */
async function renew(
  { db, log }: RunDeps,
  { session_id, key, attempt }: Work,
  live: LiveAction,
  lost: AbortController,
): Promise<void> {
  try {
    const lease = { session_id, key, attempt, text_so_far: live.text(), leaseMs: LEASE_MS };
    if (!(await renewLease(db, lease)) && !live.ending())
      lost.abort(new NarratorFailure('narrator_timed_out', 'the lease was lost'));
  } catch (error) {
    log.warn({ err: error, session: session_id }, 'the lease of an action was not renewed');
  }
}

/** Turn, session, charge and answer: all of it or nothing. */
async function commit(deps: RunDeps, work: Work, told: Told, duration_ms: number): Promise<ActionResponse> {
  const { db, clock } = deps;
  const { session_id, key, attempt, plan, snapshot } = work;
  return inTransaction(db, async (transaction) => {
    const charged = chargeFor(work, told);
    const left = await settle({ db: transaction, clock }, work, charged);
    const answer = answerFor(work, told, { charged, left });
    const own = { id: work.turn_id, committed_at: clock(), duration_ms, credits_consumed: charged };
    const isOurs = await insertNewest(transaction, {
      ended: { session_id, key, attempt, answer },
      turn: turnOf(work, told, own),
      notes: told.notes === null ? null : JSON.stringify(told.notes),
      head: {
        head_turn_id: own.id,
        tip_turn_id: own.id,
        updated_at: clock(),
        undo_xp: plan.undo_xp,
        ...summaryOf(snapshot, spendable(told.state, plan), told.text || plan.parent.ai_response),
      },
    });
    if (!isOurs) throw new NarratorFailure('narrator_timed_out', 'the action was given up');
    return answer;
  });
}

/** Nothing for the author's text as written, for a picture that was not drawn, nor where the built-in narrator stepped in. */
function chargeFor({ model, credits }: Work, { teller, picture }: Told): number {
  const hasSteppedIn = teller?.narrator === 'built_in' && teller.steppedIn !== undefined;
  const isMissing = picture !== null && 'fallback_description' in picture;
  return model === null || hasSteppedIn || isMissing ? 0 : credits;
}

/** Takes what is held, or gives it back. Returns the balance that is left. */
async function settle(
  deps: { readonly db: Transaction; readonly clock: Deps['clock'] },
  work: Work,
  charged: number,
): Promise<number> {
  const { user_id, credits } = work;
  if (credits === 0) return balanceOf(deps, { user_id });
  const hold = { user_id, key: holdKey(work) };
  const { outcome, available_credits } = await (charged === 0 ? release : capture)(deps, hold);
  if (outcome !== (charged === 0 ? 'released' : 'captured'))
    throw new NarratorFailure('narrator_timed_out', 'the credits were given back');
  return available_credits;
}

function turnOf(
  work: Work,
  { text, picture, state, teller, remembered }: Told,
  own: Pick<NewTurn, 'id' | 'committed_at' | 'duration_ms' | 'credits_consumed'>,
): NewTurn {
  const { session_id, plan, model, snapshot } = work;
  const isDrawn = picture !== null && 'image_url' in picture;
  return {
    ...own,
    session_id,
    parent_id: plan.parent.id,
    telling_of: plan.telling_of,
    action_type: plan.action_type,
    user_input: plan.user_input,
    selected_choice: plan.selected_choice,
    ai_response: picture && !isDrawn ? picture.fallback_description : text || null,
    choices: JSON.stringify(choicesOf(snapshot.play, state)),
    perhaps_meant: meantBy(work, state) ?? null,
    image_url: isDrawn ? picture.image_url : null,
    image_alt: (isDrawn && picture.image_alt) || null,
    style: isDrawn ? picture.style : null,
    prompt: picture?.prompt ?? null,
    model_used: model?.model_key ?? null,
    told_by: teller?.narrator === 'model' ? teller.name : null,
    stepped_in: teller?.narrator === 'built_in' ? teller.steppedIn : undefined,
    remembered: JSON.stringify(remembered),
    success: picture === null || isDrawn,
    state: JSON.stringify(state),
  };
}

function answerFor(
  work: Work,
  told: Told,
  { charged, left }: { readonly charged: number; readonly left: number },
): ActionResponse {
  const { turn_id, plan, model, snapshot } = work;
  const { text, picture, state, teller } = told;
  const paid = {
    turn_id,
    current_xp: spendable(state, plan).current_xp,
    model_used: model?.model_key ?? null,
    credits_consumed: charged,
    ...(teller?.narrator === 'model' && { told_by: teller.name }),
    ...(teller?.narrator === 'built_in' && teller.steppedIn && { stepped_in: teller.steppedIn }),
    ...(left < LOW_CREDITS_BELOW && {
      low_credits_warning: true,
      credit_warning_message: `Your credits are running low! You have ${left} left.`,
    }),
  };
  if (picture) return { ...paid, ...shownOf(picture) };
  const choices = choicesOf(snapshot.play, state).map((choice) => ({ ...choice }));
  if (plan.telling.kind === 'setting') return { ...paid, setup: text, choices };
  const perhaps_meant = meantBy(work, state);
  return {
    ...paid,
    narrative: text,
    choices,
    ...(perhaps_meant !== undefined && { perhaps_meant }),
    is_completed: state.is_completed,
  };
}

/** What a player is sent of a picture. */
function shownOf(picture: Picture) {
  const { prompt } = picture;
  if ('image_url' in picture) {
    const { image_url, image_alt, style } = picture;
    return { image_url, ...(image_alt && { image_alt }), style, prompt };
  }
  return { fallback_description: picture.fallback_description, prompt };
}

/** Ends a failed action and returns its credits. If it has ended already, by a commit whose answer was lost, that counts. */
async function fail(deps: RunDeps, work: Work, error: unknown): Promise<Ending> {
  const { db, clock, log } = deps;
  const { session_id, key, attempt, credits } = work;
  if (!(error instanceof NarratorFailure)) log.error({ err: error, session: session_id }, 'an action failed');
  try {
    const problem = await problemOf(deps, work, error);
    const isEnded = await inTransaction(db, async (transaction) => {
      if (!(await endAction(transaction, { session_id, key, attempt, status: 'failed', problem })))
        return false;
      await giveBack({ db: transaction, clock }, { ...work, credits_held: credits });
      return true;
    });
    if (isEnded) return { problem };
    const row = await findAction(db, work);
    return row?.answer ? { answer: row.answer } : { problem: row?.problem ?? problem };
  } catch (afterwards) {
    // the database is away: the lease runs out, and a sweep returns the credits
    log.error({ err: afterwards, session: session_id }, 'a failed action could not be ended');
    return { problem: { code: 'unavailable', detail: 'Please try again.', retry_after_seconds: 5 } };
  }
}

async function problemOf(
  { db, config }: RunDeps,
  { user_id, plan, model }: Work,
  error: unknown,
): Promise<StoredProblem> {
  if (error instanceof AppError) return error.body as StoredProblem;
  const kind = plan.telling.kind === 'picture' ? 'image' : 'text';
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
