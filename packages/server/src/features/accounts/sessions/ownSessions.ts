import type { AccountSession, Message } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { presentSession } from '../present.ts';
import { accountOf, checkProof, inOrder, lockAsChecked, type Proof } from '../account/proof.ts';
import { deleteOtherSessions, deleteSessionOf, findSessionOwner, sessionsOf } from './sessionsRepository.ts';

export async function listAccountSessions(
  { db, clock }: Deps,
  { id, session_id }: SignedInUser,
): Promise<AccountSession[]> {
  const sessions = await sessionsOf(db, id, clock());
  return sessions.map((session) => presentSession(session, session_id));
}

export const ownerOfSession = ({ db }: Deps, id: string): Promise<string | undefined> =>
  findSessionOwner(db, id);

/** Ends one of the caller's own sessions; the current one like a logout. */
export async function endSession(
  { db, log }: Deps,
  { id }: { readonly id: string },
  user: SignedInUser,
): Promise<Message> {
  // administrators pass the owner check, but must not sign others out here
  if (!(await deleteSessionOf(db, user.id, id))) throw notFound('account_session');
  log.info({ event: 'session_ended', user_id: user.id, session_id: id }, 'security: a session was ended');
  return { detail: 'That browser is signed out' };
}

/** Requires proof, so that the thief of a session cannot end the owner's. */
export function endOtherSessions(deps: Deps, proof: Proof, user: SignedInUser): Promise<Message> {
  return inOrder(user, async () => {
    const account = await accountOf(deps, user);
    await checkProof(deps, account, proof);
    await inTransaction(deps.db, async (transaction) => {
      await lockAsChecked(transaction, account, user, 'password');
      await deleteOtherSessions(transaction, user);
    });
    deps.log.info({ event: 'other_sessions_ended', user_id: user.id }, 'security: other sessions were ended');
    return { detail: 'All other browsers are signed out' };
  });
}
