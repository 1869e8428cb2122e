import type { UserRow } from './repository.ts';

/** Whether it is the last administrator who can sign in. `admins`: the number of those, counted under a lock. */
export function isLastAdmin(account: Pick<UserRow, 'role' | 'blocked_at'>, admins: number): boolean {
  return admins === 1 && account.role === 'admin' && account.blocked_at === null;
}
