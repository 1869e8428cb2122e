import type { Together, TogetherChange } from '@kathaloka/contract/entities';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { actionRunning } from '../sessions/lockIdleSession.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { getTogether } from './getTogether.ts';
import { lockState } from './stateRepository.ts';
import { changeRow } from './togetherRepository.ts';
import { closeVote } from './votesRepository.ts';

/**
 * Changes how a session is played. The way to play changes only between turns; a pause is possible at any time, and
 * ends a vote.
 */
export async function changeTogether(
  deps: Pick<Deps, 'db'>,
  { session_id, user_id, ...changed }: SessionKey & TogetherChange,
): Promise<Together> {
  const key = { session_id, user_id };
  await inTransaction(deps.db, async (transaction) => {
    const state = await lockState(transaction, session_id);
    if (!state) throw notFound('session');
    const isOtherWay = changed.way !== undefined && changed.way !== state.way;
    const { vote_id } = state;
    if (isOtherWay && (state.running !== null || isVoteOpen(state))) throw actionRunning();
    if (vote_id !== null && (isOtherWay || changed.is_paused))
      await closeVote(transaction, { ...key, vote_id, problem: null });
    await changeRow(transaction, key, changed);
  });
  return getTogether(deps, { session_id, player_id: user_id });
}

/** Whether a vote on the newest turn is open. A vote on an older turn does not count. */
const isVoteOpen = ({
  vote_id,
  vote_turn_id,
  head_turn_id,
}: NonNullable<Awaited<ReturnType<typeof lockState>>>) => vote_id !== null && vote_turn_id === head_turn_id;
