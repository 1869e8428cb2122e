import { createHash } from 'node:crypto';
import type { Together } from '@kathaloka/contract/entities';
import { DEFAULT_TEXT_MODEL, FALLBACK_CREDIT_COSTS, type VoteSeconds } from '@kathaloka/contract/limits';
import { ownPicture } from '@kathaloka/contract/rules';
import type { Queries } from '../../../platform/db/schema.ts';
import { balanceOf } from '../../economy/public.ts';
import { creditCost } from '../../economy/public.ts';
import { findSpent } from '../stored/actorsRepository.ts';
import { atTurn, waitsForPayer } from './policy.ts';
import type { TogetherState } from './stateRepository.ts';

/** The state as a player sees it, with the budget. Only the payer sees the prices of turns and the link. */
export async function presentTogether(db: Queries, state: TogetherState, me: string): Promise<Together> {
  const { session_id, user_id: payer_id, way, words_allowed, is_paused, budget, budget_spent } = state;
  const { players, running, is_payer_away } = state;
  return {
    session_id,
    me,
    payer_id,
    players: players.map(({ id, name, avatar_url, is_here, has_voted }) => ({
      id,
      name,
      avatar_url: ownPicture(avatar_url),
      is_payer: id === payer_id,
      is_here,
      has_voted,
    })),
    way,
    vote_seconds: state.vote_seconds as VoteSeconds,
    words_allowed,
    is_paused,
    is_payer_away,
    budget,
    budget_spent,
    turn_of:
      way === 'in_turn' && !is_paused && !waitsForPayer(state, me) ? (atTurn(state, me)?.id ?? null) : null,
    vote: presentVote(state, me),
    vote_problem: state.vote_problem,
    running:
      running === null
        ? null
        : { key: running, acted_by: running === state.running_key ? state.running_by : null },
    page: pageName(state),
    ...(me === payer_id && (await forPayer(db, state))),
  };
}

function presentVote(state: TogetherState, me: string): Together['vote'] {
  const { vote_id, vote_turn_id, vote_ends_at, seconds_left, head_turn_id, players } = state;
  if (vote_id === null || vote_turn_id !== head_turn_id) return null;
  const own = players.find(({ id, has_voted }) => id === me && has_voted);
  return {
    turn_id: vote_turn_id,
    ends_at: vote_ends_at!.toISOString(),
    seconds_left: seconds_left ?? 0,
    voted: players.filter(({ has_voted }) => has_voted).length,
    voters: players.filter(({ has_voted, is_here }) => has_voted || is_here).length,
    ...(own && { mine: own.choice }),
  };
}

/** A digest of everything that changes which turns a session shows, or in what form. */
const pageName = ({ head_turn_id, tip_turn_id, language, snapshot_id, undo_xp }: TogetherState): string =>
  createHash('sha256')
    .update([head_turn_id, tip_turn_id, language, snapshot_id, undo_xp].join(' '))
    .digest('base64url')
    .slice(0, 16);

async function forPayer(
  db: Queries,
  { session_id, user_id, token, token_expires_at, payer_model }: TogetherState,
): Promise<Pick<Together, 'costs' | 'invitation'>> {
  return {
    costs: {
      next: creditCost(payer_model ?? DEFAULT_TEXT_MODEL) ?? FALLBACK_CREDIT_COSTS.text,
      balance: await balanceOf({ db }, { user_id }),
      spent: await findSpent(db, { session_id, user_id }),
    },
    invitation: token === null ? null : { token, expires_at: token_expires_at!.toISOString() },
  };
}
