import type { UserRow } from './repository.ts';

/**
 * Whether the account is the only administrator who can sign in, who must keep role and account. `admins`:
 * their number, locked.
 */
export function isLastAdmin(account: Pick<UserRow, 'role' | 'blocked_at'>, admins: number): boolean {
  return admins === 1 && account.role === 'admin' && account.blocked_at === null;
}
