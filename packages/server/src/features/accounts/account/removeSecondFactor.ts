import type { Message } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { recordIfAdmin } from '../../audit/public.ts';
import { addEmailTo } from '../emails/addEmailTo.ts';
import { emailsIn } from '../emails/emails.ts';
import { deleteFactor, findFactor } from '../secondFactor/secondFactorRepository.ts';
import { accountOf, checkProof, inOrder, lockAsChecked, type Proof } from '../sessions/proof.ts';

/** Switches the second factor off, whose code is part of the proof. */
export function removeSecondFactor(deps: Deps, proof: Proof, user: SignedInUser): Promise<Message> {
  return inOrder(deps, user, async () => {
    const account = await accountOf(deps, user);
    await checkProof(deps, account, proof, user);
    await inTransaction(deps.db, async (transaction) => {
      await lockAsChecked(transaction, account, user, 'password');
      const factor = await findFactor(transaction, user.id);
      if (!(await deleteFactor(transaction, user.id)) || !factor?.confirmed_at) return;
      await addEmailTo(transaction, { user_id: user.id }, ({ username, language }) =>
        emailsIn(language).secondFactorOff(username),
      );
      await recordIfAdmin(transaction, deps, user, {
        action: 'removeSecondFactor',
        kind: 'user',
        id: user.id,
        before: { second_factor: true },
        after: { second_factor: false },
      });
    });
    deps.log.info({ event: 'second_factor_off', user_id: user.id }, 'security: a second factor was removed');
    startJobs(deps);
    return { detail: 'The second factor is off' };
  });
}
