import type { ActionResponse } from '@kathaloka/contract/entities';
import { LOW_CREDITS_BELOW } from '@kathaloka/contract/limits';
import { choicesOf, type PlayStory, spendable, xpCost } from '@kathaloka/story';
import { type Narrator, NarratorFailure } from '../../../narrator/Narrator.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { settling } from '../../economy/public.ts';
import { type MemoryJob, memoryJob } from '../memory/rememberTurn.ts';
import { lowCredits, presentAnswer, summaryOf } from '../present.ts';
import { commitNewest } from '../stored/newestRepository.ts';
import type { NewTurn } from '../stored/turnsRepository.ts';
import { suggestedChoice } from './plan.ts';
import { chargeFor } from './price.ts';
import { runTurnSteps } from './steps.ts';
import type { Told } from './tell.ts';
import { holdKey, type Work } from './work.ts';

interface Committed {
  readonly answer: ActionResponse;
  /** The memory job of the turn, if there is anything to remember. */
  readonly memory: MemoryJob | undefined;
}

/** `ms`: how long telling took. `number`: the turn's follow-up number, undefined if the follow-up is queued. */
interface Run {
  readonly ms: number;
  readonly number: number | undefined;
}

/** Commits turn, session, charge and answer in one transaction. */
export async function commit(deps: Deps, work: Work, told: Told, { ms, number }: Run): Promise<Committed> {
  const { db, clock } = deps;
  const { session_id, user_id, key, attempt, parent, undo_xp, snapshot } = work;
  return inTransaction(db, async (transaction) => {
    const credits_consumed = chargeFor(work, told);
    const turn = turnOf(work, told, { committed_at: clock(), duration_ms: Math.round(ms), credits_consumed });
    const state = spendable(turn.state, work);
    const answer = presentAnswer({
      turn,
      snapshot,
      before: parent.state,
      retellings: new Map([[turn.telling_of ?? turn.id, [...work.retellings, turn.id]]]),
      current_xp: state.current_xp,
      acted_by: work.together?.acted_by,
    });
    const spent = { credits: credits_consumed, xp: xpOf(snapshot.play, turn) };
    const beside = await runTurnSteps(transaction, { work, turn, state, spent });
    const memory = isRemembered(deps.narrator, work, told)
      ? memoryJob({
          user_id,
          session_id,
          turn_id: turn.id,
          model_key: work.model.model_key,
          ...(told.facts && { facts: told.facts }),
        })
      : undefined;
    if (memory && number === undefined) await addJob(transaction, memory);
    const isPicture = turn.action_type === 'show';
    const hold = { user_id, key: holdKey(work), spent: credits_consumed };
    const settled = work.credits === 0 ? [] : [settling({ db: transaction, clock }, hold)];
    const credits = await commitNewest(
      transaction,
      {
        ended: { session_id, user_id, key, attempt, answer, low: LOW, turn_number: number },
        turn,
        head: {
          head_turn_id: turn.id,
          tip_turn_id: turn.id,
          updated_at: turn.committed_at,
          undo_xp,
          ...summaryOf(snapshot, state, isPicture ? parent.ai_response : turn.ai_response),
        },
      },
      { before: settled, after: beside },
    );
    if (credits === undefined) throw new NarratorFailure('narrator_timed_out', 'the action was given up');
    return {
      answer: credits < LOW_CREDITS_BELOW ? { ...answer, ...lowCredits(credits) } : answer,
      memory,
    };
  });
}

const PLACEHOLDER = '{credits}';
const LOW = { below: LOW_CREDITS_BELOW, placeholder: PLACEHOLDER, added: lowCredits(PLACEHOLDER) } as const;

/** Whether the memory of the turn is written after it: only if a model told it. */
function isRemembered(
  narrator: Narrator,
  work: Work,
  { told_by, ai_response }: Pick<Told, 'told_by' | 'ai_response'>,
): work is Work & { readonly model: NonNullable<Work['model']> } {
  return narrator.remember !== undefined && work.model !== null && told_by !== null && ai_response !== null;
}

/** The XP that a turn costs, ignoring the XP that it gains. A retelling costs none. */
function xpOf(play: PlayStory, { action_type, telling_of }: NewTurn): number {
  if (telling_of !== null || action_type === 'story_start' || action_type === 'undo') return 0;
  return xpCost(play, action_type);
}

function turnOf(
  work: Work,
  { price: _price, facts: _facts, verdict, ...told }: Told,
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
    perhaps_meant: (verdict !== 'answered' && suggestedChoice(work, told.state)) || null,
    model_used: model?.model_key ?? null,
  };
}
