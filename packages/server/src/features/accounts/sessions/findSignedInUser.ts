import type { Deps } from '../../../platform/Deps.ts';
import type { AccessClaims } from '../../../platform/auth/accessTokens.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { findSessionUser } from './sessionsRepository.ts';

/** The person behind an access token, if their session has not ended. */
export function findSignedInUser(
  { db, clock }: Deps,
  claims: AccessClaims,
): Promise<SignedInUser | undefined> {
  return findSessionUser(db, claims, clock());
}
