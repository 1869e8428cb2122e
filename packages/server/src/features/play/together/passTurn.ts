import type { Together } from '@kathaloka/contract/entities';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { getTogether } from './getTogether.ts';
import { atTurn, waitsForPayer } from './policy.ts';
import { lockState } from './stateRepository.ts';
import { notAtTurn } from '../notAtTurn.ts';
import { changeRow } from './togetherRepository.ts';

interface Passed extends SessionKey {
  /** The player whose turn it was when the caller asked, so that a second click does not pass another player's turn. */
  readonly player_id: string;
  readonly by: string;
}

export async function passTurn(
  deps: Pick<Deps, 'db'>,
  { session_id, user_id, player_id, by }: Passed,
): Promise<Together> {
  await inTransaction(deps.db, async (transaction) => {
    const state = await lockState(transaction, session_id);
    if (!state?.players.some(({ id }) => id === by)) throw notFound('session');
    if (state.is_paused) throw notAtTurn('paused');
    if (waitsForPayer(state, by)) throw notAtTurn('away');
    if (state.way === 'vote') throw notAtTurn('vote');
    const whose = atTurn(state);
    const isTheirs = player_id === by || by === user_id;
    if (whose?.id !== player_id || !isTheirs) throw notAtTurn('turn');
    await changeRow(transaction, { session_id, user_id }, { turn_seat: whose.seat + 1 });
  });
  return getTogether(deps, { session_id, player_id: by });
}
