import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { AdminUser } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { unblockAccount } from '../../accounts/public.ts';
import { recordChange } from '../../audit/public.ts';
import { type Identified, recorded } from './present.ts';
import { getUser } from './getUser.ts';

export async function unblockUser(
  deps: Deps,
  { id, reason }: Identified & BodyOf<'unblockUser'>,
  admin: SignedInUser,
): Promise<AdminUser> {
  await inTransaction(deps.db, async (transaction) => {
    const changed = await unblockAccount(transaction, id);
    const change = { action: 'unblockUser', kind: 'user', id, reason } as const;
    await recordChange(transaction, deps, admin, { ...change, ...recorded(changed) });
  });
  return getUser(deps, { id });
}
