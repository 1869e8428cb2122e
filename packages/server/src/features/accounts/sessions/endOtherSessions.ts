import type { Message } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { accountOf, checkProof, inOrder, lockAsChecked, type Proof } from './proof.ts';
import { deleteOtherSessions } from './sessionsRepository.ts';

/** Requires proof, so that the thief of a session cannot end the owner's. */
export function endOtherSessions(deps: Deps, proof: Proof, user: SignedInUser): Promise<Message> {
  return inOrder(deps, user, async () => {
    const account = await accountOf(deps, user);
    await checkProof(deps, account, proof, user);
    await inTransaction(deps.db, async (transaction) => {
      await lockAsChecked(transaction, account, user, 'password');
      await deleteOtherSessions(transaction, user);
    });
    deps.log.info({ event: 'other_sessions_ended', user_id: user.id }, 'security: other sessions were ended');
    return { detail: 'All other browsers are signed out' };
  });
}
