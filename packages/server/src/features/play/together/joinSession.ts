import { PLAYERS_MAX } from '@kathaloka/contract/limits';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { refuseOlder } from '../../catalogue/public.ts';
import { limits } from '../limits.ts';
import { lockState } from './stateRepository.ts';
import { findInvited, findSeats, insertPlayer } from './togetherRepository.ts';

/** Joins a session, in the seat after all others. A repeated call changes nothing. */
export async function joinSession(
  deps: Pick<Deps, 'clock' | 'db' | 'rateLimiter'>,
  { token }: { readonly token: string },
  user: SignedInUser,
): Promise<{ session_id: string }> {
  await deps.rateLimiter.take(limits.joins, user.id);
  const now = deps.clock();
  const session_id = await inTransaction(deps.db, (transaction) => join(transaction, token, { user, now }));
  return { session_id };
}

async function join(
  transaction: Transaction,
  token: string,
  { user, now }: { readonly user: SignedInUser; readonly now: Date },
): Promise<string> {
  const found = await findInvited(transaction, token);
  if (!found) throw notFound('invitation');
  const { session_id, user_id } = found;
  const state = await lockState(transaction, session_id);
  // the invitation was revoked, or playing together has ended, meanwhile
  if (state?.token !== token) throw notFound('invitation');
  if (state.players.some(({ id }) => id === user.id)) return session_id;
  refuseOlder(found, user);
  const seats = await findSeats(transaction, session_id);
  if (seats.length >= PLAYERS_MAX) {
    const most = { resource: 'player', max: PLAYERS_MAX } as const;
    throw new AppError('limit_reached', `At most ${most.max} people play one game.`, most);
  }
  await insertPlayer(transaction, {
    session_id,
    user_id,
    player_id: user.id,
    seat: Math.max(...seats, 0) + 1,
    now,
  });
  return session_id;
}
