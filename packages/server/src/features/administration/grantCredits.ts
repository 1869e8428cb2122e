import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { AdminUser } from '@kathaloka/contract/entities';
import { AppError } from '../../platform/AppError.ts';
import type { Deps } from '../../platform/Deps.ts';
import { proofRequired, type SignedInUser } from '../../platform/auth/admit.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { recordChange } from '../audit/public.ts';
import { grant } from '../economy/public.ts';
import { findGrant, insertGrant } from './grantsRepository.ts';
import { limits } from './limits.ts';
import { getUser } from './people/getUser.ts';

type Grant = BodyOf<'grantCredits'> & { readonly id: string };

/**
 * Grants credits once per operation key. A retry returns the account as it is now. A different grant with the same
 * key is refused.
 */
export async function grantCredits(deps: Deps, wanted: Grant, admin: SignedInUser): Promise<AdminUser> {
  const { id: user_id, amount, reason, operation_key } = wanted;
  await getUser(deps, { id: user_id });
  // the contract requires fresh proof for a large grant, and this limit requires it after many small ones
  if (!admin.has_fresh_proof && !(await deps.rateLimiter.allows(limits.grantsWithoutProof, admin.id)))
    throw proofRequired();
  await inTransaction(deps.db, async (transaction) => {
    const isNew = await insertGrant(transaction, {
      operation_key,
      user_id,
      amount,
      reason,
      created_at: deps.clock(),
    });
    if (!isNew) return refuseOther(transaction, wanted);
    await grant({ ...deps, db: transaction }, { user_id, amount, key: `admin:${operation_key}` });
    const change = { action: 'grantCredits', kind: 'user', id: user_id, reason } as const;
    await recordChange(transaction, deps, admin, { ...change, before: {}, after: { credits_given: amount } });
  });
  return getUser(deps, { id: user_id });
}

async function refuseOther(db: Queries, { id, amount, reason, operation_key }: Grant): Promise<void> {
  const known = await findGrant(db, operation_key);
  const isSame = known?.user_id === id && known.amount === amount && known.reason === reason;
  if (!isSame) throw new AppError('key_reused', 'This operation key was used for another grant.');
}
