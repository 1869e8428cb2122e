import type { ProvenIdentity } from '@kathaloka/contract/entities';
import { PROOF_MINUTES } from '@kathaloka/contract/limits';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { recordIfAdmin } from '../../audit/public.ts';
import { setProof } from '../sessions/sessionsRepository.ts';
import {
  accountOf,
  checkProof,
  inOrder,
  isCodeMissing,
  lockAsChecked,
  type Proof,
} from '../sessions/proof.ts';

/** Allows calls that require fresh proof, in this session only, for some minutes. */
export function proveIdentity(
  deps: Deps,
  proof: Proof,
  user: SignedInUser,
  { address }: Caller,
): Promise<ProvenIdentity> {
  return inOrder(deps, user, async () => {
    try {
      const account = await accountOf(deps, user);
      await checkProof(deps, account, proof, user);
      await inTransaction(deps.db, async (transaction) => {
        await lockAsChecked(transaction, account, user, 'password');
        await setProof(transaction, user);
        await record(transaction, deps, user, 'confirmed');
      });
    } catch (error) {
      if (isRefusal(error)) await refuse(deps, user, address);
      throw error;
    }
    deps.log.info({ event: 'identity_proven', user_id: user.id }, 'security: an identity was confirmed');
    return { expires_in: PROOF_MINUTES * 60 };
  });
}

/** A proof without the code of a second factor is not an attempt: the answer asks for it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'validation_failed' && !isCodeMissing(error);

async function refuse(deps: Deps, user: SignedInUser, address: string): Promise<void> {
  deps.log.warn(
    { event: 'identity_refused', user_id: user.id, address },
    'security: an identity was not confirmed',
  );
  await inTransaction(deps.db, (transaction) => record(transaction, deps, user, 'refused'));
}

/**
 * Records the attempts of administrators in the audit log, successful or not: a thief may be trying passwords with a
 * stolen token.
 */
function record(
  transaction: Transaction,
  deps: Deps,
  user: SignedInUser,
  identity: 'confirmed' | 'refused',
): Promise<void> {
  return recordIfAdmin(transaction, deps, user, {
    action: 'proveIdentity',
    kind: 'user',
    id: user.id,
    before: {},
    after: { identity },
  });
}
