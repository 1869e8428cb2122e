import { AppError } from '../../../platform/AppError.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/notFound.ts';
import { lockAccount, lockOpenAccount, lockAdmins, updateAccount, type UserRow } from '../repository.ts';
import { deleteSessionsOf } from '../sessions/sessionsRepository.ts';
import { isLastAdmin } from '../policy.ts';

/** What administrators may change in an account. Blocking has its own functions. */
type AccountChange = Partial<Pick<UserRow, 'role' | 'has_premium_access'>>;

export interface ChangedAccount {
  readonly before: UserRow;
  readonly after: UserRow;
}

/** Grants or revokes a role or premium access, from the person's next call on. */
export async function changeAccount(
  transaction: Transaction,
  id: string,
  change: AccountChange,
): Promise<ChangedAccount> {
  const before = await lockForChange(transaction, id, { staysAdmin: change.role !== 'player' });
  if (change.role === 'admin' && before.role !== 'admin' && !before.is_verified)
    throw new AppError('email_not_verified', 'This person has not verified their email address yet.');
  const after = Object.keys(change).length > 0 ? await updateAccount(transaction, id, change) : before;
  return { before, after };
}

/** Blocks an account: ends all its sessions, and refuses sign-ins. A second block changes only the reason. */
export async function blockAccount(
  transaction: Transaction,
  id: string,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<ChangedAccount> {
  const before = await lockForChange(transaction, id, { staysAdmin: false });
  const blocked_at = before.blocked_at ?? now;
  const after = await updateAccount(transaction, id, { blocked_at, blocked_reason: reason });
  // the account is locked: an earlier sign-in has created its session, and a later one sees the block
  await deleteSessionsOf(transaction, id);
  return { before, after };
}

export async function unblockAccount(transaction: Transaction, id: string): Promise<ChangedAccount> {
  const before = await lockForChange(transaction, id, { staysAdmin: true });
  const after = await updateAccount(transaction, id, { blocked_at: null, blocked_reason: null });
  return { before, after };
}

/** Locks an account whose year of birth or consent the caller is about to change. */
export async function lockForYouth(transaction: Transaction, id: string): Promise<UserRow> {
  const account = await lockOpenAccount(transaction, id);
  if (!account) throw notFound('user');
  return account;
}

/** Locks the administrators before the account, so that two who revoke each other's role run one after the other. */
async function lockForChange(
  transaction: Transaction,
  id: string,
  { staysAdmin }: { readonly staysAdmin: boolean },
): Promise<UserRow> {
  const admins = staysAdmin ? undefined : await lockAdmins(transaction);
  const account = await lockAccount(transaction, id);
  if (!account) throw notFound('user');
  if (admins !== undefined && isLastAdmin(account, admins))
    throw new AppError('last_admin', 'This is the only administrator. Make somebody else one first.');
  return account;
}
