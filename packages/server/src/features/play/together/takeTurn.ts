import type { ActedBy, ActionRequest } from '@kathaloka/contract/entities';
import { DEFAULT_TEXT_MODEL } from '@kathaloka/contract/limits';
import type { CompiledQuery } from 'kysely';
import type { Transaction } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/notFound.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { actorAdded, findActor } from '../stored/actorsRepository.ts';
import { notAtTurn } from '../notAtTurn.ts';
import { hasEnded, outcomeOf, passesOn, refusalToAct } from './policy.ts';
import { lockState, type TogetherState } from './stateRepository.ts';
import { changeRow, turnTaken } from './togetherRepository.ts';
import { closeVote } from './votesRepository.ts';

/** Who acts: a player, or a vote. */
export type Actor = { readonly player: string } | { readonly vote: string };

/** What a turn of a session with several players stores in addition. */
export interface ActedTogether {
  readonly acted_by: ActedBy;
  /** The seat of the next turn, if there is one. */
  readonly next_seat: number | null;
  /** Set for a retelling of another player's turn, which the payer requested and pays for. */
  readonly costs_payer: boolean;
  /** What is left of the budget for this turn. Null for the payer's own turns, for which the budget does not count. */
  readonly budget_left: number | null;
  /**
   * The account whose limits the calls to models count against: the actor, or the first voter for the winning choice.
   */
  readonly asked_by: string;
}

/** Thrown if the vote has not ended, or another one is open. There is nothing to do. */
export class VoteOpen extends Error {}

interface Asked extends SessionKey {
  readonly key: string;
  readonly actor: Actor;
  readonly request: ActionRequest;
  readonly head_turn_id: string;
}

/** The request in the form in which it is carried out. `together` is undefined if the owner plays alone. */
interface Taken {
  readonly request: ActionRequest;
  readonly together: ActedTogether | undefined;
}

/**
 * Accepts the action of a player or the result of a vote, or throws the reason for a refusal. The caller has locked
 * the session. This locks the players, the vote and the rules as well until the action is accepted, so that no
 * removed player acts, and no vote counts twice.
 */
export async function takeTurn(transaction: Transaction, asked: Asked): Promise<Taken> {
  const { session_id, user_id, actor, request } = asked;
  const state = await lockState(transaction, session_id);
  if ('vote' in actor) return takeVote(transaction, asked, actor.vote, state);
  const isPayer = actor.player === user_id;
  const player = state?.players.find(({ id }) => id === actor.player);
  // if the owner plays alone, there is no turn to wait for
  if (isPayer && (!state || !player || state.players.length === 1)) return { request, together: undefined };
  if (!state || !player) throw notFound('session');
  const refusal = refusalToAct(state, actor.player, request);
  if (refusal) throw notAtTurn(refusal);
  await noteRunning(transaction, asked, actor.player);
  const acted_by =
    request.action_type === 'retell'
      ? await findActor(transaction, { session_id, user_id, turn_id: asked.head_turn_id })
      : undefined;
  return {
    request: isPayer ? request : { ...request, selected_model: state.payer_model ?? DEFAULT_TEXT_MODEL },
    together: {
      acted_by: acted_by ?? { id: player.id, name: player.name, by_vote: false },
      next_seat: passesOn(request) && state.way === 'in_turn' && !state.is_paused ? player.seat + 1 : null,
      costs_payer: acted_by !== undefined,
      budget_left: isPayer ? null : leftOf(state),
      asked_by: player.id,
    },
  };
}

async function takeVote(
  transaction: Transaction,
  asked: Asked,
  vote_id: string,
  state: TogetherState | undefined,
): Promise<Taken> {
  const { session_id, user_id } = asked;
  if (state?.vote_id !== vote_id || !hasEnded(state)) throw new VoteOpen();
  const { choice, first, ...vote } = outcomeOf(state.players);
  await closeVote(transaction, { session_id, user_id, vote_id, problem: null });
  await noteRunning(transaction, asked, null);
  const request: ActionRequest = {
    action_type: 'continue',
    selected_model: state.payer_model ?? DEFAULT_TEXT_MODEL,
    session_id,
    seen_turn_id: state.vote_turn_id!,
    ...(choice !== null && { selected_choice: choice }),
  };
  return {
    request,
    together: {
      acted_by: { id: null, name: null, by_vote: true, ...(vote.votes > 0 && { vote }) },
      next_seat: null,
      costs_payer: false,
      // even if the payer has voted, the budget pays for the result
      budget_left: leftOf(state),
      asked_by: first ?? user_id,
    },
  };
}

/**
 * What is left of the budget. It stays valid until the action ends, because it is read from the locked state and a
 * session runs one action at a time.
 */
const leftOf = ({ budget, budget_spent }: Pick<TogetherState, 'budget' | 'budget_spent'>): number =>
  Math.max(0, budget - budget_spent);

const noteRunning = (transaction: Transaction, { key, ...session }: Asked, by: string | null) =>
  changeRow(transaction, session, { running_key: key, running_by: by });

interface Told extends SessionKey {
  readonly turn_id: string;
  readonly credits: number;
  readonly xp: number;
  readonly together: ActedTogether;
}

/** The statements that store with a turn its actor, its cost, and whose turn is next. */
export function actedTogether(transaction: Transaction, told: Told): CompiledQuery[] {
  const { session_id, user_id, turn_id, credits, xp, together } = told;
  const { acted_by, next_seat, costs_payer, budget_left } = together;
  const actor = actorAdded(transaction, {
    session_id,
    user_id,
    turn_id,
    acted_by,
    credits: costs_payer ? 0 : credits,
    xp: costs_payer ? 0 : xp,
  });
  const spent = budget_left === null ? 0 : credits;
  return [actor, ...turnTaken(transaction, { session_id, user_id, next_seat, spent })];
}
