import type { AccessClaims } from '../../platform/auth/accessTokens.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { findSessionUser } from './sessionsRepository.ts';

export { blockAccount, changeAccount, type ChangedAccount, unblockAccount } from './administer.ts';
export { ensureAdmin, type FirstAdmin, setFirstPassword } from './firstAdmin.ts';
export { sendLetterTo } from './letterTo.ts';
export { accountsData } from './myAccount.ts';
export { sweepAccounts } from './sweep.ts';

/** The person behind an access token, if their session has not ended. */
export function findSignedInUser(
  { db, clock }: Deps,
  claims: AccessClaims,
): Promise<SignedInUser | undefined> {
  return findSessionUser(db, claims, clock());
}
