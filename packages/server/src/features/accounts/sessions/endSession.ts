import type { Message } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { deleteSessionOf, findSessionOwner } from './sessionsRepository.ts';

export const ownerOfSession = ({ db }: Deps, id: string): Promise<string | undefined> =>
  findSessionOwner(db, id);

/** Ends one of the caller's own sessions; the current one like a logout. */
export async function endSession(
  { db, log }: Deps,
  { id }: { readonly id: string },
  user: SignedInUser,
): Promise<Message> {
  // it may have ended meanwhile
  if (!(await deleteSessionOf(db, user.id, id))) throw notFound('account_session');
  log.info({ event: 'session_ended', user_id: user.id, session_id: id }, 'security: a session was ended');
  return { detail: 'That browser is signed out' };
}
