import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { AdminUser } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { blockAccount } from '../../accounts/public.ts';
import { recordChange } from '../../audit/public.ts';
import { type Identified, recorded } from './present.ts';
import { getUser } from './getUser.ts';

export async function blockUser(
  deps: Deps,
  { id, reason }: Identified & BodyOf<'blockUser'>,
  admin: SignedInUser,
): Promise<AdminUser> {
  await inTransaction(deps.db, async (transaction) => {
    const changed = await blockAccount(transaction, id, { reason, now: deps.clock() });
    const change = { action: 'blockUser', kind: 'user', id, reason } as const;
    await recordChange(transaction, deps, admin, { ...change, ...recorded(changed) });
  });
  deps.log.info(
    { event: 'account_blocked', user_id: id, admin_id: admin.id },
    'security: an account was blocked',
  );
  return getUser(deps, { id });
}
