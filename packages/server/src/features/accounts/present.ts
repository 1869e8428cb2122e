import type { User } from '@kathaloka/contract/entities';
import type { UserRow } from './repository.ts';

/** An account as its owner sees it. */
export function presentUser({ password_hash, google_sub: _google, created_at, ...user }: UserRow): User {
  return { ...user, has_password: password_hash !== null, created_at: created_at.toISOString() };
}
