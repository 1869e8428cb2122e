import type { ErrorCode } from '@kathaloka/contract/errors';
import { AppError } from '../../../platform/AppError.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { eachRow } from '../../../platform/eachRow.ts';
import { startAction } from '../action/startAction.ts';
import { hasEnded } from '../together/policy.ts';
import { findOpenVotes, findState } from '../together/stateRepository.ts';
import { VoteOpen } from '../together/takeTurn.ts';
import { closeVote } from '../together/votesRepository.ts';

/** How often each process looks for ended votes, including those opened by processes that have died. */
const SETTLE_MS = 500;

/** Takes the turn of an ended vote, once for all processes: the vote's id is the key of the action. */
export async function settleVote(deps: Deps, { session_id }: { readonly session_id: string }): Promise<void> {
  const state = await findState(deps.db, session_id);
  if (!state || state.vote_id === null || !hasEnded(state)) return;
  const { user_id, vote_id } = state;
  const key = { session_id, user_id };
  try {
    await startAction(
      deps,
      {
        ...key,
        key: vote_id,
        actor: { vote: vote_id },
        // `takeVote` reads the winning choice when it closes the vote
        request: { action_type: 'continue', selected_model: '', session_id },
      },
      { id: user_id, session_id: '', role: 'player', is_verified: true, has_premium_access: false },
    );
  } catch (error) {
    if (error instanceof VoteOpen) return;
    if (!(error instanceof AppError)) throw error;
    const { code } = error.body as { code: ErrorCode };
    // a running action of the owner comes first; the vote is settled later
    if (code === 'action_running') return;
    await closeVote(deps.db, { ...key, vote_id, problem: code });
  }
}

/** Settles ended votes regularly, whichever process opened them, until the returned function is called. */
export function settleVotesRegularly(deps: Deps): () => Promise<void> {
  const settle = async () => {
    const open = await findOpenVotes(deps.db);
    await eachRow(
      deps.log,
      open.map((session_id) => ({ session_id })),
      (one) => settleVote(deps, one),
    );
  };
  let isStopped = false;
  let current: Promise<void> | undefined;
  const timer = setInterval(() => {
    if (isStopped) return;
    current ??= settle()
      .catch((error: unknown) => deps.log.debug({ err: error }, 'votes could not be ended'))
      .finally(() => (current = undefined));
  }, SETTLE_MS);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await current;
  };
}
