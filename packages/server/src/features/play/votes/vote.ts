import type { SelectedChoice, Together } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { newId } from '../../../platform/ids.ts';
import { notFound } from '../../../platform/notFound.ts';
import { planAction } from '../action/plan.ts';
import { actionRunning } from '../sessions/lockIdleSession.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { findSession } from '../stored/sessionsRepository.ts';
import { snapshotOfSession } from '../stored/snapshots.ts';
import { choiceOf } from '../stored/choiceOf.ts';
import { headOf } from '../turns/goTo.ts';
import { getTogether } from '../together/getTogether.ts';
import { settleVote } from './settleVotes.ts';
import { lockState } from '../together/stateRepository.ts';
import { notAtTurn } from '../notAtTurn.ts';
import { waitsForPayer } from '../together/policy.ts';
import { openVote, storeVote } from '../together/votesRepository.ts';

interface Vote extends SessionKey {
  readonly player_id: string;
  readonly turn_id: string;
  readonly choice: SelectedChoice | null;
}

/** Votes, or changes a vote. When all present players have voted, the winning choice is taken. */
export async function vote(deps: Deps, cast: Vote): Promise<Together> {
  await inTransaction(deps.db, (transaction) => store(transaction, cast));
  await settleVote(deps, cast);
  return getTogether(deps, cast);
}

async function store(transaction: Transaction, cast: Vote): Promise<void> {
  const { session_id, user_id, player_id, turn_id } = cast;
  const key = { session_id, user_id };
  const state = await lockState(transaction, session_id);
  if (!state?.players.some(({ id }) => id === player_id)) throw notFound('session');
  if (state.is_paused) throw notAtTurn('paused');
  if (state.way !== 'vote') throw notAtTurn('turn');
  if (state.running !== null) throw actionRunning();
  if (state.head_turn_id !== turn_id)
    throw new AppError('session_moved', 'The story has gone on elsewhere. This is where it is now.');
  const offered = await offeredOf(transaction, cast);
  const isOpen = state.vote_id !== null && state.vote_turn_id === turn_id;
  // the vote has ended by the clock of the database, which all processes share, but is not settled yet
  if (isOpen && state.seconds_left === 0) throw actionRunning();
  // a vote that was opened before the payer left goes on to its end
  if (!isOpen && waitsForPayer(state, player_id)) throw notAtTurn('away');
  if (!isOpen)
    await openVote(transaction, { ...key, vote_id: newId(), turn_id, seconds: state.vote_seconds });
  await storeVote(transaction, { ...key, player_id, choice: offered });
}

/**
 * The choice as the action would store it. Throws what the action would throw, so that a choice that cannot be taken
 * gets no votes.
 */
async function offeredOf(transaction: Transaction, { choice, ...key }: Vote): Promise<SelectedChoice | null> {
  const session = await findSession(transaction, key);
  if (!session) throw notFound('session');
  const head = await headOf(transaction, session);
  if (choice === null && head.choices.length > 0)
    throw new AppError('no_such_choice', 'What comes next is one of the choices.');
  const snapshot = await snapshotOfSession(transaction, session);
  const asked = { action_type: 'continue', selected_choice: choice ?? undefined } as const;
  return choiceOf(planAction(snapshot, head, asked, session).turn);
}
