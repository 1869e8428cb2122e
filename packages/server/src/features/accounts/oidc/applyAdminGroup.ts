import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { recordChange } from '../../audit/public.ts';
import { tellOfRole } from '../emails/tellOfRole.ts';
import { type Identity, lockIdentity, setMadeAdmin } from '../identities/identitiesRepository.ts';
import { isLastAdmin } from '../policy.ts';
import { lockAccount, lockAdmins, updateAccount, type UserRow } from '../repository.ts';

interface Membership extends Identity {
  /** The name of the provider, for people. */
  readonly provider: string;
  /** Whether the provider counts the person among the administrators; null if no group is set. */
  readonly is_admin: boolean | null;
}

/**
 * Makes a member of the group an administrator, and takes the role from those alone whom the group has made: what an
 * administrator has given stays. The last administrator stays one, too.
 */
export async function applyAdminGroup(
  deps: Deps,
  user: UserRow,
  { provider, is_admin, ...identity }: Membership,
): Promise<UserRow> {
  if (is_admin === null || user.blocked_at !== null || (is_admin && user.role === 'admin')) return user;
  const changed = await inTransaction(deps.db, async (transaction) => {
    const admins = await lockAdmins(transaction);
    const account = await lockAccount(transaction, user.id);
    const known = await lockIdentity(transaction, identity);
    if (!account || !known) return undefined;
    const role = is_admin ? 'admin' : 'player';
    if (account.role === role || (!is_admin && (!known.made_admin || isLastAdmin(account, admins))))
      return undefined;
    const after = await updateAccount(transaction, user.id, { role });
    await setMadeAdmin(transaction, identity, is_admin);
    await recordChange(transaction, deps, user, {
      action: 'signInWithOidc',
      kind: 'user',
      id: user.id,
      before: { role: account.role },
      after: { role },
    });
    await tellOfRole(transaction, after, { name: provider });
    return after;
  });
  if (!changed) return user;
  const { id: user_id, role } = changed;
  deps.log.warn({ event: 'role_changed', user_id, role, by: 'group' }, 'security: a role was changed');
  startJobs(deps);
  return changed;
}
