import type { ActionResponse } from '@kathaloka/contract/entities';
import { choicesOf, type PlayStory, spendable, xpCost } from '@kathaloka/story';
import { actionMs } from '../../../actionTimes.ts';
import { chainOf } from '../../../modelSettings.ts';
import { type Narrator, NarratorFailure } from '../../../narrator/Narrator.ts';
import { AppError } from '../../../platform/AppError.ts';
import type { StoredProblem } from '../../../platform/db/meanings.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { balanceOf, capture, release, releaseIfHeld } from '../../economy/public.ts';
import { rememberLeft } from '../../series/public.ts';
import { abandonLater } from './abandon.ts';
import { endAction, findAction } from '../stored/actionsRepository.ts';
import { commitNewest } from '../stored/newestRepository.ts';
import { affordable } from '../../economy/public.ts';
import { presentAnswer, summaryOf } from '../present.ts';
import type { NewTurn } from '../stored/turnsRepository.ts';
import { actedTogether } from '../together/takeTurn.ts';
import { tellTogether } from '../together/watchTogether.ts';
import type { Ending, LiveAction } from './liveAction.ts';
import { interpretFreeText, suggestedChoice } from './plan.ts';
import { narratorOf } from './narratorOf.ts';
import { chargeFor, isUnpaid } from './price.ts';
import { type MemoryJob, memoryJob } from '../memory/rememberTurn.ts';
import { refundHold } from './sweep.ts';
import { pastOf, tell, type Told } from './tell.ts';
import { endingOf } from './followAction.ts';
import { beginFollowUp, leaveFollowUp, startFollowUp } from './followUp.ts';
import { startLife, within } from './life.ts';
import { countUse } from '../usage/countUse.ts';
import { watchAction } from './watchAction.ts';
import { holdKey, type Work } from './work.ts';

/** Runs an accepted action to its end, whether or not a client is connected. It is charged if and only if its turn is committed. */
export async function runAction(deps: Deps, work: Work, live: LiveAction): Promise<void> {
  const began = performance.now();
  const lost = new AbortController();
  const lose = () =>
    live.ending() ?? lost.abort(new NarratorFailure('narrator_timed_out', 'the action was given up'));
  const unwatch = watchAction(deps, { ...work, text: live.text, lose });
  const life = startLife(actionMs(chainOf(deps.config.ai.models, work.model?.model_key ?? '')));
  const signal = AbortSignal.any([lost.signal, life.signal]);
  let own: Narrator | undefined;
  let number: number | undefined;
  deps.failpoint?.('after-hold');
  try {
    const { narrator, uncount } = await within(signal, narratorOf(deps, work, live));
    own = narrator;
    const meant = await within(signal, interpretFreeText(narrator, work, signal));
    const past = () => pastOf({ ...deps, narrator }, meant);
    const told = await within(signal, tell(narrator, meant, past, listenerOf(deps, live), signal));
    deps.failpoint?.('before-commit');
    const ms = performance.now() - began;
    number = work.isUncounted ? undefined : beginFollowUp(deps);
    const { answer, memory } = await commit({ ...deps, narrator }, meant, told, { ms, number });
    deps.failpoint?.('after-commit');
    // before anybody learns of it: in every process the player reads it from now on
    await deps.replica?.noteWrite(work.user_id);
    live.end({ answer });
    countTurn(deps, meant, told, performance.now() - began);
    if (!isUnpaid(meant, told)) deps.background.run('a turn was paid for', uncount);
    const { isUncounted } = work;
    startFollowUp(deps, { action: work, turn_id: work.turn.id, isUncounted, number, memory });
  } catch (error) {
    live.end(await fail(deps, work, error));
    leaveFollowUp(deps, work, number);
  } finally {
    countUse(deps, own?.used?.() ?? []);
    life.end();
    unwatch();
    if (work.together) tellTogether(deps);
  }
}

function countTurn({ metrics }: Deps, work: Work, told: Told, ms: number): void {
  metrics?.turnTold({
    action_type: work.turn.action_type,
    told_by: told.told_by === null ? 'built_in' : 'model',
    stepped_in: told.stepped_in,
    credits: chargeFor(work, told),
    seconds: ms / 1000,
  });
}

/** Whether the memory of a turn is written after it: of what a model has told. */
function isRemembered(
  narrator: Narrator,
  work: Work,
  { told_by, ai_response }: Pick<Told, 'told_by' | 'ai_response'>,
): work is Work & { readonly model: NonNullable<Work['model']> } {
  return narrator.remember !== undefined && work.model !== null && told_by !== null && ai_response !== null;
}

function listenerOf({ failpoint }: Deps, live: LiveAction): Pick<LiveAction, 'tell'> {
  return {
    tell(text) {
      live.tell(text);
      failpoint?.('after-first-words');
    },
  };
}

interface Committed {
  readonly answer: ActionResponse;
  /** What is to be remembered of the turn, if anything is. */
  readonly memory: MemoryJob | undefined;
}

/** How long it took, and its number if this process does what follows it. */
interface Run {
  readonly ms: number;
  readonly number: number | undefined;
}

/** Commits turn, session, charge and answer in one transaction. */
async function commit(deps: Deps, work: Work, told: Told, { ms, number }: Run): Promise<Committed> {
  const { db, clock } = deps;
  const { session_id, user_id, key, attempt, parent, undo_xp, snapshot } = work;
  return inTransaction(db, async (transaction) => {
    const credits_consumed = chargeFor(work, told);
    const credits = await settle({ db: transaction, clock }, work, credits_consumed);
    const turn = turnOf(work, told, { committed_at: clock(), duration_ms: Math.round(ms), credits_consumed });
    const state = spendable(turn.state, work);
    const answer = presentAnswer({
      turn,
      snapshot,
      before: parent.state,
      retellings: new Map([[turn.telling_of ?? turn.id, [...work.retellings, turn.id]]]),
      credits,
      current_xp: state.current_xp,
      acted_by: work.together?.acted_by,
    });
    const { story_id, play } = snapshot;
    await rememberLeft(transaction, { user_id, story_id, play, state, now: turn.committed_at });
    const memory = isRemembered(deps.narrator, work, told)
      ? memoryJob({ user_id, session_id, turn_id: turn.id, model_key: work.model.model_key })
      : undefined;
    if (memory && number === undefined) await addJob(transaction, memory);
    const isPicture = turn.action_type === 'show';
    const { together } = work;
    const spent = { credits: credits_consumed, xp: xpOf(play, turn) };
    const isOurs = await commitNewest(
      transaction,
      {
        ended: { session_id, user_id, key, attempt, answer, turn_number: number },
        turn,
        head: {
          head_turn_id: turn.id,
          tip_turn_id: turn.id,
          updated_at: turn.committed_at,
          undo_xp,
          ...summaryOf(snapshot, state, isPicture ? parent.ai_response : turn.ai_response),
        },
      },
      together
        ? actedTogether(transaction, { session_id, user_id, turn_id: turn.id, ...spent, together })
        : [],
    );
    if (!isOurs) throw new NarratorFailure('narrator_timed_out', 'the action was given up');
    return { answer, memory };
  });
}

/** What a turn has cost in XP, whatever it has gained; another telling costs none. */
function xpOf(play: PlayStory, { action_type, telling_of }: NewTurn): number {
  if (telling_of !== null || action_type === 'story_start' || action_type === 'undo') return 0;
  return xpCost(play, action_type);
}

function turnOf(
  work: Work,
  { price: _price, ...told }: Told,
  own: Pick<NewTurn, 'committed_at' | 'duration_ms' | 'credits_consumed'>,
): NewTurn {
  const { session_id, user_id, turn, model, snapshot } = work;
  return {
    ...turn,
    ...told,
    ...own,
    session_id,
    user_id,
    stepped_in: told.stepped_in ?? work.stepped_in ?? null,
    choices: choicesOf(snapshot.play, told.state),
    perhaps_meant: suggestedChoice(work, told.state) ?? null,
    model_used: model?.model_key ?? null,
  };
}

/** Captures the hold or releases it. Returns the balance afterwards. */
async function settle(
  deps: { readonly db: Transaction; readonly clock: Deps['clock'] },
  work: Work,
  charged: number,
): Promise<number> {
  const { user_id, credits } = work;
  if (credits === 0) return balanceOf(deps, { user_id });
  const hold = { user_id, key: holdKey(work) };
  const { outcome, available_credits } =
    charged === 0 ? await release(deps, hold) : await capture(deps, { ...hold, amount: charged });
  if (outcome !== (charged === 0 ? 'released' : 'captured'))
    throw new NarratorFailure('narrator_timed_out', 'the credits were given back');
  return available_credits;
}

/** Ends a failed action and releases its hold. If it has ended already, by a commit whose answer was lost, that result stays. */
async function fail(deps: Deps, work: Work, error: unknown): Promise<Ending> {
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
    // its session was deleted meanwhile
    if (!row && credits > 0) await releaseIfHeld(deps, { user_id, key: holdKey(work) });
    return (row && (await endingOf(db, row))) ?? { problem };
  } catch (afterwards) {
    // the database is unreachable: as soon as it answers, a sweep ends the action and releases the hold
    log.error({ err: afterwards, session: session_id }, 'a failed action could not be ended');
    abandonLater(deps, work);
    return { problem: { code: 'unavailable', detail: 'Please try again.', retry_after_seconds: 5 } };
  }
}

async function problemOf(
  { db, config }: Deps,
  { user_id, telling, model }: Work,
  error: unknown,
): Promise<StoredProblem> {
  if (error instanceof AppError) return error.body as StoredProblem;
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
