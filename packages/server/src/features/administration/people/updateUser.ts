import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { AdminUser } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { changeAccount, tellOfRole } from '../../accounts/public.ts';
import { recordChange } from '../../audit/public.ts';
import { type Identified, recorded } from './present.ts';
import { getUser } from './getUser.ts';

export async function updateUser(
  deps: Deps,
  { id, role, has_premium_access }: Identified & BodyOf<'updateUser'>,
  admin: SignedInUser,
): Promise<AdminUser> {
  const { before, after } = await inTransaction(deps.db, async (transaction) => {
    const changed = await changeAccount(transaction, id, {
      ...(role !== undefined && { role }),
      ...(has_premium_access !== undefined && { has_premium_access }),
    });
    const change = { action: 'updateUser', kind: 'user', id } as const;
    await recordChange(transaction, deps, admin, { ...change, ...recorded(changed) });
    if (changed.before.role !== changed.after.role) await tellOfRole(transaction, changed.after, admin);
    return changed;
  });
  if (before.role !== after.role) {
    const change = { user_id: id, admin_id: admin.id, role: after.role };
    deps.log.warn({ event: 'role_changed', ...change }, 'security: a role was changed');
    startJobs(deps);
  }
  return getUser(deps, { id });
}
