import type { UserRow } from './repository.ts';

/** The only administrator who can sign in keeps the role and the account. `admins`: how many there are, locked. */
export function isLastAdmin(account: Pick<UserRow, 'role' | 'blocked_at'>, admins: number): boolean {
  return admins === 1 && account.role === 'admin' && account.blocked_at === null;
}
